import { FIGURES_DAYS } from '@inlay/contract/figures'
import type { Figure } from '@inlay/contract/figures'
import { addDays, startOfDay } from '@inlay/contract/rules/time-buckets'
import { wallTime } from '@inlay/contract/rules/wall-time'

/** When each of the days began by the clocks of the zone, the last being today; epoch milliseconds. */
export function figureDays(zone: string, now: number): number[] {
  const today = wallTime(now, zone).date
  return Array.from({ length: FIGURES_DAYS }, (_, i) => startOfDay(addDays(today, i + 1 - FIGURES_DAYS), zone))
}

interface Counted {
  readonly id: string
  /** Which day, from 1. */
  readonly day: number
  readonly count: number
}

/** Both counts by component. What a deleted one had is left out. @param known ids of the owner's */
export function figuresOf(loads: readonly Counted[], submissions: readonly Counted[], known: ReadonlySet<string>): Figure[] {
  const none = () => Array<number>(FIGURES_DAYS).fill(0)
  const figures = new Map<string, Figure>()
  const add = (which: 'loads' | 'submissions', { id, day, count }: Counted) => {
    if (!known.has(id)) return
    const figure = figures.get(id) ?? { id, loads: none(), submissions: none() }
    figures.set(id, figure)
    // A day that began while this was asked counts as the last one.
    figure[which][Math.min(day, FIGURES_DAYS) - 1]! += count
  }
  for (const row of loads) add('loads', row)
  for (const row of submissions) add('submissions', row)
  return [...figures.values()]
}
