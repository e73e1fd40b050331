import { expect, it } from 'vitest'
import { wallTime } from './wall-time.ts'

it('clocks show the date and the minute of their zone', () => {
  const at = Date.parse('2026-03-29T01:00:00Z')
  expect(wallTime(at, 'Europe/Berlin')).toEqual({ date: '2026-03-29', minute: 180 })
  expect(wallTime(at, 'Asia/Kathmandu')).toEqual({ date: '2026-03-29', minute: 6 * 60 + 45 })
  expect(wallTime(at, 'America/New_York')).toEqual({ date: '2026-03-28', minute: 21 * 60 })
  expect(wallTime(Date.parse('2026-01-01T00:00:00Z'), 'UTC')).toEqual({ date: '2026-01-01', minute: 0 })
})
