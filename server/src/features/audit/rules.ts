import type { AuditEntry, AuditFilter } from '@inlay/contract/admin-audit'
import { csvLine } from '@inlay/contract/rules/csv'
import { addDays, startOfDay } from '@inlay/contract/rules/time-buckets'
import { zonedIso } from '@inlay/contract/rules/zoned-time'

/** From and until just before when a filter lets acts pass; null: no limit. */
export function spanOf({ from, to, zone }: Pick<AuditFilter, 'from' | 'to' | 'zone'>): { readonly since: Date | null; readonly until: Date | null } {
  return { since: from === undefined ? null : new Date(startOfDay(from, zone)), until: to === undefined ? null : new Date(startOfDay(addDays(to, 1), zone)) }
}

export const CSV_HEADERS = csvLine(['Date', 'Actor', 'Actor ID', 'Act', 'Target kind', 'Target', 'Target ID', 'Before', 'After', 'Address'])

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value))

/** A line of the export; its time by the clocks of the zone. */
export const csvOf = ({ created_at, actor, action, target_type, target_email, target_id, before, after, ip_address }: AuditEntry, zone: string): string =>
  csvLine([zonedIso(Date.parse(created_at), zone), actor?.email, actor?.id, action, target_type, target_email, target_id, json(before), json(after), ip_address])
