import { describe, expect, it } from 'vitest'
import { formatAgo, formatDay, formatMoment } from './dates.ts'

const now = Date.parse('2025-05-27T14:10:00Z')
const before = (ms: number) => new Date(now - ms).toISOString()

describe('times', () => {
  it('of today are told by their distance', () => {
    expect(formatAgo(before(59_999), now)).toBe('just now')
    expect(formatAgo(before(60_000), now)).toBe('1 min ago')
    expect(formatAgo(before(59 * 60_000), now)).toBe('59 min ago')
    expect(formatAgo(before(60 * 60_000), now)).toBe('1 h ago')
  })

  it('of a clock that runs ahead are told as just now', () => {
    expect(formatAgo(before(-5_000), now)).toBe('just now')
  })

  it('of earlier days carry the day and the time', () => {
    expect(formatAgo(before(2 * 24 * 60 * 60_000), now)).toMatch(/^25 May \d\d:\d\d$/)
    expect(formatAgo('2024-05-25T12:00:00Z', now)).toMatch(/^25 May 2024 \d\d:\d\d$/)
  })

  it('of a table carry the year where it is another one', () => {
    expect(formatMoment('2025-05-25T12:02:00Z', now)).toEqual({ day: '25 May', time: expect.stringMatching(/^\d\d:02$/) as string })
    expect(formatMoment('2024-05-25T12:02:00Z', now).day).toBe('25 May 2024')
  })

  it('as days read day, month, year', () => {
    expect(formatDay('2025-05-25T12:00:00Z')).toBe('25 May 2025')
  })
})
