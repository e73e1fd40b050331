import type { AnalyticsQuery } from '@inlay/contract/analytics'
import { zonedIso } from '@inlay/contract/rules/zoned-time'
import { decodeApiError } from '../../lib/api-error.ts'
import { session } from '../../lib/session.ts'

/** Fetches the events of the time shown, with the session's token, which no address may carry, and has the browser save them. */
export async function saveCsv(query: AnalyticsQuery): Promise<void> {
  const params = new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  const answer = await fetch(`/api/analytics/export?${params}`, { headers: { authorization: `Bearer ${session.get() ?? ''}` }, credentials: 'omit' })
  if (!answer.ok) throw decodeApiError(await answer.json().catch(() => null), answer.status) ?? new Error(`Answered ${answer.status}`)
  // As one piece, so that a file that breaks off half way is an error and not a short file.
  const address = URL.createObjectURL(await answer.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = `analytics-${zonedIso(Date.now(), query.zone).slice(0, 19).replaceAll(':', '-')}.csv`
  link.click()
  // The browser has taken hold of it by the time anything else runs.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
