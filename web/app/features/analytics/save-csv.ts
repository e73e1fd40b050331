import type { AnalyticsQuery } from '@inlay/contract/analytics'
import { zonedIso } from '@inlay/contract/rules/zoned-time'
import { saveFile } from '../../lib/save-file.ts'

/** Has the browser save the events of the time shown. */
export function saveCsv(query: AnalyticsQuery): Promise<void> {
  const params = new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  return saveFile(`/api/analytics/export?${params}`, `analytics-${zonedIso(Date.now(), query.zone).slice(0, 19).replaceAll(':', '-')}.csv`)
}
