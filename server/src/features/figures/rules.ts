import { FIGURES_DAYS } from '@inlay/contract/figures'
import type { Figure } from '@inlay/contract/figures'
import { addDays, bucketStarts, startOfDay } from '@inlay/contract/rules/time-buckets'
import { wallTime } from '@inlay/contract/rules/wall-time'

/**
 * When each of the days began by the clocks of the zone, the last being today; epoch milliseconds. One fewer where the
 * calendar left a day out.
 */
export function figureDays(zone: string, now: number): number[] {
  const first = startOfDay(addDays(wallTime(now, zone).date, 1 - FIGURES_DAYS), zone)
  return bucketStarts(first, now + 1, 'day', zone)
}

interface Counted {
  readonly id: string
  /** Which day, from 1. */
  readonly day: number
  readonly count: number
}

/** Both counts by component. What a deleted one had is left out. @param days how many there are  @param known ids of the owner's */
export function figuresOf(days: number, loads: readonly Counted[], submissions: readonly Counted[], known: ReadonlySet<string>): Figure[] {
  const none = () => Array<number>(days).fill(0)
  const figures = new Map<string, Figure>()
  const add = (which: 'loads' | 'submissions', { id, day, count }: Counted) => {
    if (!known.has(id)) return
    const figure = figures.get(id) ?? { id, loads: none(), submissions: none() }
    figures.set(id, figure)
    figure[which][day - 1]! += count
  }
  for (const row of loads) add('loads', row)
  for (const row of submissions) add('submissions', row)
  return [...figures.values()]
}
