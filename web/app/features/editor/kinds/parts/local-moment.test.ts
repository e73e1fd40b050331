import { expect, it } from 'vitest'
import { fromLocal, toLocal } from './local-moment.ts'

const BERLIN = 'Europe/Berlin'

it('a moment is shown and read by the clocks of the viewer, in summer and in winter', () => {
  expect(toLocal('2026-07-01T08:00:00Z', BERLIN)).toBe('2026-07-01T10:00')
  expect(fromLocal('2026-07-01T10:00', BERLIN)).toBe('2026-07-01T08:00:00.000Z')
  expect(toLocal('2026-12-01T08:00:00+05:30', BERLIN)).toBe('2026-12-01T03:30')
  expect(fromLocal('2026-12-01T03:30', BERLIN)).toBe('2026-12-01T02:30:00.000Z')
})

it('none, nonsense, and a year of which the first digits are typed are none', () => {
  expect(toLocal(null, BERLIN)).toBe('')
  expect(toLocal('soon', BERLIN)).toBe('')
  for (const local of ['', '0002-03-01T10:00', '0202-03-01T10:00', '20260-03-01T10:00', '2026-13-41T99:99']) expect([local, fromLocal(local, BERLIN)]).toEqual([local, null])
})
