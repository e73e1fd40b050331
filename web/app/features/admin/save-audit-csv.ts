import { zonedIso } from '@inlay/contract/rules/zoned-time'
import { saveFile } from '../../lib/save-file.ts'

/** Has the browser save what the filter lets pass. */
export function saveAuditCsv(filter: { readonly zone: string }): Promise<void> {
  return saveFile(`/api/admin/audit/export?${new URLSearchParams(Object.entries(filter))}`, `audit-${zonedIso(Date.now(), filter.zone).slice(0, 10)}.csv`)
}
