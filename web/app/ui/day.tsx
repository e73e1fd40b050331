import { formatDay, formatExact } from '../lib/dates.ts'

/** A day as "25 May 2025", with the exact time on hover. */
export function Day({ iso }: { iso: string }) {
  return <time dateTime={iso} title={formatExact(iso)}>{formatDay(iso)}</time>
}
