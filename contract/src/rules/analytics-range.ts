import { addDays, beginsHour, QUARTER, startOfDay } from './time-buckets.ts'
import type { BucketUnit } from './time-buckets.ts'
import { wallTime } from './wall-time.ts'

/** What a viewer chooses from; `custom` goes with two dates. */
export const RANGES = ['24h', '7d', '30d', '90d', 'custom'] as const
export type Range = (typeof RANGES)[number]

/** Most days of a custom range: a year, a leap day included. */
export const RANGE_DAYS_MAX = 366

/** Earliest first day of a custom range. */
export const RANGE_FIRST_DAY = '2000-01-01'

export interface RangeChoice {
  readonly range: Range
  /** First and last day of a custom range, in the viewer's zone: "2026-03-29". */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** From `from` until just before `to`, both on quarters of an hour, epoch milliseconds. */
export interface TimeSpan {
  readonly from: number
  readonly to: number
  /** What its chart shows as one point. */
  readonly unit: BucketUnit
}

export type ResolvedRange = { readonly ok: true; readonly span: TimeSpan } | { readonly ok: false; readonly fields: Readonly<Record<string, string>> }

const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const

/**
 * The time that a choice stands for, to a viewer in the zone. Days are whole ones by the zone's clocks, today among
 * them; 24 hours are the hour that runs and the 23 before. Nothing lies beyond the quarter that runs at `now`.
 */
export function resolveRange(choice: RangeChoice, zone: string, now: number): ResolvedRange {
  const end = Math.floor(now / QUARTER) * QUARTER + QUARTER
  if (choice.range === '24h') return { ok: true, span: { from: wholeHour(end - QUARTER - 23 * 4 * QUARTER, zone), to: end, unit: 'hour' } }
  const today = wallTime(now, zone).date
  if (choice.range !== 'custom') return { ok: true, span: { from: startOfDay(addDays(today, 1 - DAYS[choice.range]), zone), to: end, unit: 'day' } }

  const fields = problemsOf(choice, today)
  if (fields) return { ok: false, fields }
  const [first, last] = [choice.from!, choice.to!]
  const to = Math.min(startOfDay(addDays(last, 1), zone), end)
  return { ok: true, span: { from: startOfDay(first, zone), to, unit: addDays(first, 1) >= last ? 'hour' : 'day' } }
}

/** The hour that runs at a quarter, by the zone's clocks; some are half an hour or an hour and a half long. */
function wholeHour(quarter: number, zone: string): number {
  let start = quarter
  while (!beginsHour(start, zone)) start -= QUARTER
  return start
}

function problemsOf({ from, to }: RangeChoice, today: string): Record<string, string> | null {
  if (!from || !to) return { ...(!from && { from: 'Choose the first day' }), ...(!to && { to: 'Choose the last day' }) }
  if (from < RANGE_FIRST_DAY) return { from: 'Must be in 2000 or later' }
  if (from > today) return { from: 'Must not be in the future' }
  if (to > today) return { to: 'Must not be in the future' }
  if (to < from) return { to: 'Must not be before the first day' }
  if (addDays(from, RANGE_DAYS_MAX) <= to) return { to: `Choose at most ${RANGE_DAYS_MAX} days` }
  return null
}
