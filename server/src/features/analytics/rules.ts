import type { EventCounts, Place } from '@inlay/contract/analytics'
import { PLACES_MAX } from '@inlay/contract/analytics'
import { EVENT_TYPES } from '@inlay/contract/delivery'
import { csvLine } from '@inlay/contract/rules/csv'
import { QUARTER } from '@inlay/contract/rules/time-buckets'
import { zonedIso } from '@inlay/contract/rules/zoned-time'

const DAY = 96 * QUARTER

/** Part of a bucket that lies in one UTC day. */
export interface Piece {
  /** Which bucket, from 1. */
  readonly bucket: number
  /** The UTC day: "2026-11-28". */
  readonly day: string
  /** How many quarters of the day, 0 to 96, lie before it begins and before it ends. */
  readonly first: number
  readonly last: number
}

export const isWholeDay = ({ first, last }: Piece) => first === 0 && last === 96

/**
 * Cuts buckets at the midnights of UTC, by which counts are kept.
 * @param starts of the buckets, rising, on quarters, epoch milliseconds
 * @param end of the last one
 */
export function utcPieces(starts: readonly number[], end: number): Piece[] {
  return starts.flatMap((start, i) => {
    const pieces: Piece[] = []
    const until = starts[i + 1] ?? end
    for (let midnight = Math.floor(start / DAY) * DAY; midnight < until; midnight += DAY) {
      pieces.push({
        bucket: i + 1,
        day: new Date(midnight).toISOString().slice(0, 10),
        first: Math.max(0, (start - midnight) / QUARTER),
        last: Math.min(96, (until - midnight) / QUARTER),
      })
    }
    return pieces
  })
}

/** A count as the database gives it. */
export interface CountRow {
  readonly event_type: string
  readonly count: number
}

const none = (): EventCounts => Object.fromEntries(EVENT_TYPES.map((type) => [type, 0])) as EventCounts

/** Adds counts up by type of event; a type that no version knows any more is left out. */
export function countsOf(rows: readonly CountRow[]): EventCounts {
  const counts = none()
  for (const { event_type, count } of rows) if (event_type in counts) counts[event_type as keyof EventCounts] += count
  return counts
}

/** Rows by their key, in the order in which keys come first. */
export function countsByKey<K>(rows: readonly (CountRow & { readonly key: K })[]): Map<K, EventCounts> {
  const groups = new Map<K, CountRow[]>()
  for (const row of rows) {
    const group = groups.get(row.key)
    if (group) group.push(row)
    else groups.set(row.key, [row])
  }
  return new Map([...groups].map(([key, group]) => [key, countsOf(group)]))
}

const total = (counts: EventCounts) => EVENT_TYPES.reduce((sum, type) => sum + counts[type], 0)

/** Most views first, then most events of all types. */
export const byViews = (a: EventCounts, b: EventCounts) => b.view - a.view || total(b) - total(a)

/** The hosts or pages that are seen most, and one line, the last, for all others. @param rows null: others already */
export function topPlaces(rows: readonly (CountRow & { readonly key: string | null })[]): Place[] {
  const all = [...countsByKey(rows)].map(([name, counts]) => ({ name, counts })).sort((a, b) => byViews(a.counts, b.counts))
  const named = all.filter(({ name }) => name !== null)
  const shown = new Set(named.slice(0, PLACES_MAX).map(({ name }) => name))
  const others = rows.filter(({ key }) => key === null || !shown.has(key))
  return [...named.slice(0, PLACES_MAX), ...(others.length > 0 ? [{ name: null, counts: countsOf(others) }] : [])]
}

/** An event as it is exported. */
export interface ExportedEvent {
  readonly created_at: Date
  readonly event_type: string
  readonly component_id: string
  readonly component_type: string
  readonly component_name: string | null
  readonly host_url: string
  readonly host: string
  readonly version: number | null
}

export const CSV_HEADERS = csvLine(['Date', 'Event', 'Type', 'Component', 'Component ID', 'Host', 'Page', 'Version'])

/** A line of the export; its time by the clocks of the zone. */
export function csvOf(event: ExportedEvent, zone: string): string {
  const { event_type, component_type, component_name, component_id, host, host_url, version } = event
  return csvLine([zonedIso(event.created_at.getTime(), zone), event_type, component_type, component_name, component_id, host, host_url, version])
}
