import { wallTime } from './wall-time.ts'

/** A quarter of an hour, milliseconds. Every midnight and every whole hour of every zone falls on one, since 1987. */
export const QUARTER = 15 * 60_000

const HOUR = 4 * QUARTER
const DAY = 24 * HOUR

export type BucketUnit = 'hour' | 'day'

/** "2026-03-29" moved by some days; a date has no zone. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/**
 * The first instant at which clocks in the zone show the date, or a later one where a date was left out; epoch
 * milliseconds. That is not always midnight: some zones change their clocks just then.
 */
export function startOfDay(date: string, zone: string): number {
  return firstQuarterOf(date, zone)
}

/**
 * Cuts the time from `from` to `to` (on quarters, epoch milliseconds) at the days or the whole hours that clocks in the
 * zone show, and gives the start of each piece, the first being `from`. So a day has 23 or 25 hours where clocks are
 * changed, and an hour 30 or 90 minutes where they are changed by half of one.
 */
export function bucketStarts(from: number, to: number, unit: BucketUnit, zone: string): number[] {
  if (from >= to) return []
  const starts = [from]
  if (unit === 'hour') {
    for (let at = from + QUARTER; at < to; at += QUARTER) if (beginsHour(at, zone)) starts.push(at)
    return starts
  }
  for (let date = wallTime(from, zone).date, at = from; ; ) {
    date = addDays(date, 1)
    // Nearly always a day later; the look-up by halves is for days on which clocks are changed.
    const later = wallTime(at + DAY, zone)
    const next = later.date === date && later.minute === 0 ? at + DAY : firstQuarterOf(date, zone)
    if (next >= to) return starts
    if (next > at) starts.push(next)
    at = next
  }
}

/** Whether an hour of the clock's face begins with this quarter. Where clocks jump to half past, it begins there. */
export function beginsHour(quarter: number, zone: string): boolean {
  const { minute } = wallTime(quarter, zone)
  return minute % 60 === 0 || Math.floor(minute / 60) !== Math.floor(wallTime(quarter - QUARTER, zone).minute / 60)
}

/** Dates never run backwards, so halving finds it. Zones are at most 14 hours before and 12 behind UTC. */
function firstQuarterOf(date: string, zone: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  let [before, found] = [midnight - 15 * HOUR, midnight + 13 * HOUR]
  while (found - before > QUARTER) {
    const middle = before + Math.floor((found - before) / QUARTER / 2) * QUARTER
    if (wallTime(middle, zone).date < date) before = middle
    else found = middle
  }
  return found
}
