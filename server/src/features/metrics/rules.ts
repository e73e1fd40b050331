import { METRICS_DAYS } from '@inlay/contract/admin-metrics'
import { addDays, bucketStarts, QUARTER, startOfDay } from '@inlay/contract/rules/time-buckets'
import { wallTime } from '@inlay/contract/rules/wall-time'

const DAY = 96 * QUARTER

/** The times that metrics speak of, on quarters of an hour, epoch milliseconds. */
export interface Windows {
  /** Starts of the charts' days, rising. */
  readonly days: readonly number[]
  readonly today: number
  readonly hours24: number
  readonly week: number
  readonly month: number
  /** After the quarter that runs now. */
  readonly end: number
}

/** @param now epoch milliseconds */
export function windowsOf(zone: string, now: number): Windows {
  const quarter = Math.floor(now / QUARTER) * QUARTER
  const end = quarter + QUARTER
  const { date } = wallTime(now, zone)
  const first = startOfDay(addDays(date, 1 - METRICS_DAYS), zone)
  return { days: bucketStarts(first, end, 'day', zone), today: startOfDay(date, zone), hours24: quarter - DAY, week: quarter - 7 * DAY, month: quarter - 30 * DAY, end }
}
