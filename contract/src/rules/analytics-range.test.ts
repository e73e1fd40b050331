import fc from 'fast-check'
import { expect, it } from 'vitest'
import { RANGES, resolveRange } from './analytics-range.ts'
import type { RangeChoice } from './analytics-range.ts'
import { bucketStarts, QUARTER } from './time-buckets.ts'

const NOW = Date.parse('2026-05-18T14:07:00Z')
const span = (choice: RangeChoice, zone = 'UTC', now = NOW) => {
  const resolved = resolveRange(choice, zone, now)
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.fields))
  const { from, to, unit } = resolved.span
  return [new Date(from).toISOString().slice(0, 16), new Date(to).toISOString().slice(0, 16), unit]
}
const problems = (choice: Omit<RangeChoice, 'range'>, zone = 'UTC') => {
  const resolved = resolveRange({ range: 'custom', ...choice }, zone, NOW)
  return resolved.ok ? null : resolved.fields
}

it('days are whole ones of the zone, today among them, until the quarter that runs', () => {
  expect(span({ range: '7d' })).toEqual(['2026-05-12T00:00', '2026-05-18T14:15', 'day'])
  expect(span({ range: '30d' }, 'Europe/Berlin')).toEqual(['2026-04-18T22:00', '2026-05-18T14:15', 'day'])
  expect(span({ range: '90d' }, 'Asia/Kathmandu')).toEqual(['2026-02-17T18:15', '2026-05-18T14:15', 'day'])
  expect(span({ range: '7d' }, 'Pacific/Kiritimati')).toEqual(['2026-05-12T10:00', '2026-05-18T14:15', 'day'])
})

it('24 hours are the hour that runs and the 23 before, by the clock of the zone', () => {
  expect(span({ range: '24h' })).toEqual(['2026-05-17T15:00', '2026-05-18T14:15', 'hour'])
  expect(span({ range: '24h' }, 'Asia/Kathmandu')).toEqual(['2026-05-17T14:15', '2026-05-18T14:15', 'hour'])
})

it('a custom range goes from the first day to the end of the last', () => {
  expect(span({ range: 'custom', from: '2026-03-28', to: '2026-03-30' }, 'Europe/Berlin')).toEqual(['2026-03-27T23:00', '2026-03-30T22:00', 'day'])
  expect(span({ range: 'custom', from: '2026-03-29', to: '2026-03-29' }, 'Europe/Berlin')).toEqual(['2026-03-28T23:00', '2026-03-29T22:00', 'hour'])
  expect(span({ range: 'custom', from: '2026-05-17', to: '2026-05-18' })).toEqual(['2026-05-17T00:00', '2026-05-18T14:15', 'hour'])
  expect(span({ range: 'custom', from: '2025-05-18', to: '2026-05-18' })).toEqual(['2025-05-18T00:00', '2026-05-18T14:15', 'day'])
})

it('a custom range that is none says which day is wrong', () => {
  expect(problems({})).toEqual({ from: 'Choose the first day', to: 'Choose the last day' })
  expect(problems({ from: '2026-05-01' })).toEqual({ to: 'Choose the last day' })
  expect(problems({ from: '2026-05-18', to: '2026-05-17' })).toEqual({ to: 'Must not be before the first day' })
  expect(problems({ from: '2026-05-19', to: '2026-05-20' })).toEqual({ from: 'Must not be in the future' })
  expect(problems({ from: '2026-05-18', to: '2026-05-19' })).toEqual({ to: 'Must not be in the future' })
  expect(problems({ from: '2025-05-17', to: '2026-05-18' })).toEqual({ to: 'Choose at most 366 days' })
  expect(problems({ from: '1999-12-31', to: '2000-01-02' })).toEqual({ from: 'Must be in 2000 or later' })
  // On Kiritimati it is tomorrow already.
  expect(problems({ from: '2026-05-19', to: '2026-05-19' }, 'Pacific/Kiritimati')).toBeNull()
})

it('whatever is chosen lies on quarters, is not empty, and ends by the quarter that runs', () => {
  const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/New_York', 'Pacific/Chatham')
  fc.assert(
    fc.property(fc.constantFrom(...RANGES.slice(0, 4)), zones, fc.integer({ min: Date.UTC(2013, 0), max: Date.UTC(2037, 0) }), (range, zone, now) => {
      const resolved = resolveRange({ range }, zone, now)
      if (!resolved.ok) throw new Error('A range that takes no dates is never wrong')
      const { from, to, unit } = resolved.span
      expect([from % QUARTER, to % QUARTER]).toEqual([0, 0])
      expect(to - QUARTER <= now && now < to).toBe(true)
      const buckets = bucketStarts(from, to, unit, zone).length
      if (range === '24h') expect(buckets).toBeGreaterThanOrEqual(23)
      else expect(buckets).toBe(Number.parseInt(range))
    }),
  )
})
