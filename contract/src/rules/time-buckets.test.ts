import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, bucketStarts, QUARTER, startOfDay } from './time-buckets.ts'
import type { BucketUnit } from './time-buckets.ts'
import { wallTime } from './wall-time.ts'

const HOUR = 4 * QUARTER
const hours = (date: string, zone: string) => (startOfDay(addDays(date, 1), zone) - startOfDay(date, zone)) / HOUR

it('days on which clocks are changed have their own length', () => {
  expect(hours('2026-03-29', 'Europe/Berlin')).toBe(23)
  expect(hours('2026-10-25', 'Europe/Berlin')).toBe(25)
  expect(hours('2026-03-08', 'America/New_York')).toBe(23)
  expect(hours('2026-11-01', 'America/New_York')).toBe(25)
  expect(hours('2026-04-05', 'Australia/Lord_Howe')).toBe(24.5)
  expect(hours('2026-10-04', 'Australia/Lord_Howe')).toBe(23.5)
  expect(hours('2026-05-18', 'Asia/Kathmandu')).toBe(24)
})

it('a day begins where its zone has it begin', () => {
  const start = (date: string, zone: string) => new Date(startOfDay(date, zone)).toISOString()
  expect(start('2026-05-18', 'UTC')).toBe('2026-05-18T00:00:00.000Z')
  expect(start('2026-05-18', 'Asia/Kathmandu')).toBe('2026-05-17T18:15:00.000Z')
  expect(start('2026-05-18', 'Pacific/Kiritimati')).toBe('2026-05-17T10:00:00.000Z')
  expect(start('2026-05-18', 'Etc/GMT+12')).toBe('2026-05-18T12:00:00.000Z')
  // Clocks in Cairo go from 24:00 to 01:00: the day has no midnight.
  expect(start('2026-04-24', 'Africa/Cairo')).toBe('2026-04-23T22:00:00.000Z')
  // Clocks in Havana go from 01:00 back to 00:00: the day has two.
  expect(start('2026-11-01', 'America/Havana')).toBe('2026-11-01T04:00:00.000Z')
  // Samoa had no 30 December 2011.
  expect(start('2011-12-30', 'Pacific/Apia')).toBe(start('2011-12-31', 'Pacific/Apia'))
})

it('hours are those of the clock, also where it is changed by half of one', () => {
  const lengths = (date: string, zone: string) => {
    const [from, to] = [startOfDay(date, zone), startOfDay(addDays(date, 1), zone)]
    const starts = bucketStarts(from, to, 'hour', zone)
    return starts.map((start, i) => ((starts[i + 1] ?? to) - start) / 60_000)
  }
  expect(lengths('2026-03-29', 'Europe/Berlin')).toEqual(Array(23).fill(60))
  expect(lengths('2026-10-25', 'Europe/Berlin')).toEqual(Array(25).fill(60))
  expect(lengths('2026-05-18', 'Asia/Kathmandu')).toEqual(Array(24).fill(60))
  expect(lengths('2026-04-05', 'Australia/Lord_Howe')).toEqual([60, 90, ...Array<number>(22).fill(60)])
  expect(lengths('2026-10-04', 'Australia/Lord_Howe')).toEqual([60, 60, 30, ...Array<number>(21).fill(60)])
})

const ZONES = [
  'UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Asia/Kolkata', 'Pacific/Chatham',
  'America/St_Johns', 'America/Havana', 'Africa/Cairo', 'Asia/Beirut', 'America/Santiago', 'Pacific/Apia', 'Pacific/Kiritimati',
]

const cases = fc.record({
  zone: fc.constantFrom(...ZONES),
  unit: fc.constantFrom<BucketUnit>('hour', 'day'),
  from: fc.integer({ min: Date.UTC(2012, 0) / QUARTER, max: Date.UTC(2037, 0) / QUARTER }).map((n) => n * QUARTER),
  quarters: fc.integer({ min: 1, max: 500 }),
})

it('every quarter is in exactly one bucket, so that the sum of the buckets is the total', () => {
  fc.assert(
    fc.property(cases, fc.infiniteStream(fc.nat({ max: 50 })), ({ zone, unit, from, quarters }, counts) => {
      const to = from + quarters * QUARTER
      const starts = bucketStarts(from, to, unit, zone)
      expect(starts[0]).toBe(from)
      const sums = starts.map(() => 0)
      let total = 0
      for (let at = from; at < to; at += QUARTER) {
        const holding = starts.flatMap((start, i) => (start <= at && at < (starts[i + 1] ?? to) ? [i] : []))
        expect(holding).toHaveLength(1)
        const count = counts.next().value as number
        sums[holding[0]!]! += count
        total += count
      }
      expect(sums.reduce((a, b) => a + b, 0)).toBe(total)
    }),
  )
})

it('all quarters of a bucket show its own date or its own hour, and the next bucket another', () => {
  fc.assert(
    fc.property(cases, ({ zone, unit, from, quarters }) => {
      const to = from + quarters * QUARTER
      const starts = bucketStarts(from, to, unit, zone)
      const clock = (at: number) => wallTime(at, zone)
      for (const [i, start] of starts.entries()) {
        const dates = new Set<string>()
        for (let at = start; at < (starts[i + 1] ?? to); at += QUARTER) {
          dates.add(clock(at).date)
          if (unit === 'hour') expect(Math.floor(clock(at).minute / 60)).toBe(Math.floor(clock(start).minute / 60))
        }
        if (unit === 'day') expect(dates.size).toBe(1)
        if (unit === 'day' && i > 0) expect(clock(start - QUARTER).date < clock(start).date).toBe(true)
        if (unit === 'hour' && i > 0) expect(clock(start).minute % 60 === 0 || clock(start).minute - clock(start - QUARTER).minute !== 15).toBe(true)
      }
    }),
  )
})

it('no time has no bucket', () => {
  expect(bucketStarts(0, 0, 'day', 'UTC')).toEqual([])
  expect(bucketStarts(QUARTER, 0, 'hour', 'UTC')).toEqual([])
})
