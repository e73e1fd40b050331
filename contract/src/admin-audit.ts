import { oc } from '@orpc/contract'
import * as z from 'zod'
import { commonErrors } from './errors.ts'
import { timeZone } from './time-zone.ts'

/** Acts of one page. */
export const AUDIT_PAGE = 50

/** What is told as the address of an act that was done by a command on the server. */
export const COMMAND_LINE = 'command line'

export const auditEntry = z.object({
  id: z.uuid(),
  created_at: z.iso.datetime(),
  /** null: nobody who has an account now; an account that is gone, or a command on the server. */
  actor: z.object({ id: z.uuid(), email: z.string() }).nullable(),
  /** As in "invitation.create". */
  action: z.string(),
  target_type: z.string().nullable(),
  target_id: z.string().nullable(),
  /** The address of a person who is the target, while there is one. */
  target_email: z.string().nullable(),
  /** What changed, from and to; null where there was, or is, nothing. */
  before: z.unknown(),
  after: z.unknown(),
  /** Address of the client. */
  ip_address: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof auditEntry>

const day = z.iso.date('Must be a date like 2026-11-28')
const part = z.string().trim().max(200, 'Must be at most 200 characters')

const filter = {
  zone: timeZone,
  /** Part of the address of who did it. */
  actor: part.optional(),
  /** As in "invitation.create", or what comes before the dot. */
  action: part.optional(),
  /** Part of a person's address, the id of what it was done to, or its kind. */
  target: part.optional(),
  /** First and last day, in the zone. */
  from: day.optional(),
  to: day.optional(),
}
export const auditFilter = z.object(filter)
export type AuditFilter = z.infer<typeof auditFilter>

const get = (path: `/${string}`, summary: string) => oc.errors(commonErrors).route({ method: 'GET', path, summary, tags: ['Administration'] })

const csv = { description: 'The file', content: { 'text/csv': { schema: { type: 'string' as const } } } }

/** For admins and super_admins: what was done in the panel and by commands, newest first. */
export const adminAudit = {
  list: get('/admin/audit', 'List acts of administrators, newest first')
    .input(z.object({ ...filter, /** The id after which to go on: `next` of an answer. */ after: z.uuid('Must be a place that a list gave').optional() }))
    .output(
      z.object({
        entries: z.array(auditEntry),
        /** null: there are no more. */
        next: z.uuid().nullable(),
        /** Every act that is in the log, to choose from. */
        actions: z.array(z.string()),
      }),
    ),
  export: get('/admin/audit/export', 'Export acts of administrators as a CSV file, newest first')
    .route({ spec: (operation) => ({ ...operation, responses: { ...operation.responses, 200: csv } }) })
    .input(auditFilter)
    .output(z.custom<ReadableStream<Uint8Array>>((body) => body instanceof ReadableStream)),
}
