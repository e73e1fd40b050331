import { AUDIT_PAGE } from '@inlay/contract/admin-audit'
import type { AuditFilter } from '@inlay/contract/admin-audit'
import { CSV_START } from '@inlay/contract/rules/csv'
import { zonedIso } from '@inlay/contract/rules/zoned-time'
import { procedures } from '../../api/context.ts'
import type { Db } from '../../db/database.ts'
import { streamOf } from '../../http/stream-of.ts'
import { asAdmin } from '../auth/session.ts'
import type { AdminActor } from '../auth/session.ts'
import { CSV_HEADERS, csvOf, spanOf } from './rules.ts'
import { listActions, readAudit } from './store.ts'

/** Acts that one step of an export reads. */
const EXPORT_STEP = 500

const wantedBy = (filter: AuditFilter) => ({ actor: filter.actor, action: filter.action, target: filter.target, ...spanOf(filter) })

async function* parts(admin: AdminActor, db: Db, filter: AuditFilter): AsyncGenerator<string> {
  yield CSV_START + CSV_HEADERS
  for (let after: string | undefined; ; ) {
    const entries: Awaited<ReturnType<typeof readAudit>> = await readAudit(admin, db, { ...wantedBy(filter), after, limit: EXPORT_STEP })
    yield entries.map((entry) => csvOf(entry, filter.zone)).join('')
    if (entries.length < EXPORT_STEP) return
    after = entries.at(-1)!.id
  }
}

export const adminAuditRouter = {
  list: procedures.adminAudit.list.use(asAdmin).handler(async ({ context: { admin, db }, input }) => {
    // One more than is shown tells whether there are more.
    const [found, actions] = await Promise.all([readAudit(admin, db, { ...wantedBy(input), after: input.after, limit: AUDIT_PAGE + 1 }), listActions(admin, db)])
    const entries = found.slice(0, AUDIT_PAGE)
    return { entries, next: found.length > AUDIT_PAGE ? entries.at(-1)!.id : null, actions }
  }),
  export: procedures.adminAudit.export.use(asAdmin).handler(({ context: { admin, db, log, responseHeaders }, input }) => {
    responseHeaders.set('content-type', 'text/csv; charset=utf-8')
    responseHeaders.set('content-disposition', `attachment; filename="audit-${zonedIso(Date.now(), input.zone).slice(0, 10)}.csv"`)
    return streamOf(parts(admin, db, input), log)
  }),
}
