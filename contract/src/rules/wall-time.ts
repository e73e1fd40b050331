import { zoneOffset } from './zoned-time.ts'

/** What clocks show in a time zone: the date as "2026-03-29", and the minute of the day by the clock's face, 0 to 1439. */
export interface WallTime {
  readonly date: string
  /** 90 is half past one, also where it is shown twice. */
  readonly minute: number
}

/** @param at epoch milliseconds */
export function wallTime(at: number, zone: string): WallTime {
  const shown = new Date(at + zoneOffset(at, zone))
  return { date: shown.toISOString().slice(0, 10), minute: shown.getUTCHours() * 60 + shown.getUTCMinutes() }
}
