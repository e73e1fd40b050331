import type { AnalyticsQuery } from '@inlay/contract/analytics'
import { bucketStarts } from '@inlay/contract/rules/time-buckets'
import { resolveRange } from '@inlay/contract/rules/analytics-range'
import type { TimeSpan } from '@inlay/contract/rules/analytics-range'
import { CSV_START } from '@inlay/contract/rules/csv'
import { ORPCError } from '@orpc/server'
import { procedures } from '../../api/context.ts'
import { fieldErrorsMessage } from '../../http/field-errors.ts'
import { streamOf } from '../../http/stream-of.ts'
import { signedIn } from '../auth/session.ts'
import type { OwnerId } from '../auth/session.ts'
import type { Db } from '../../db/database.ts'
import { byViews, countsByKey, countsOf, CSV_HEADERS, csvOf, topPlaces } from './rules.ts'
import { countEvents, isOwnComponent, nameComponents, readEvents, readRecentEvents } from './store.ts'

const own = procedures.analytics

/** The time that a question is about, by the server's clock; a range that is none is the asker's mistake. */
function spanOf(query: Omit<AnalyticsQuery, 'component_id'>): TimeSpan {
  const resolved = resolveRange(query, query.zone, Date.now())
  if (resolved.ok) return resolved.span
  throw new ORPCError('BAD_REQUEST', { status: 400, defined: true, message: fieldErrorsMessage(resolved.fields), data: { fields: resolved.fields } })
}

/** Throws when a component is asked for that is not this owner's. One that was deleted is still in the lists. */
async function checkComponent(owner: OwnerId, db: Db, id: string | undefined): Promise<void> {
  if (id !== undefined && !(await isOwnComponent(owner, db, id))) throw new ORPCError('NOT_FOUND', { status: 404, defined: true, message: 'Component not found' })
}

const summary = own.summary.use(signedIn).handler(async ({ context: { owner, db }, input }) => {
  const span = spanOf(input)
  await checkComponent(owner, db, input.component_id)
  const starts = bucketStarts(span.from, span.to, span.unit, input.zone)
  const rows = await countEvents(owner, db, { starts, end: span.to, by: input.component_id === undefined ? 'all' : 'component', key: input.component_id ?? '' })
  const inBuckets = countsByKey(rows.map(({ bucket, ...row }) => ({ ...row, key: bucket })))
  const nothing = countsOf([])
  return {
    from: new Date(span.from).toISOString(),
    to: new Date(span.to).toISOString(),
    unit: span.unit,
    buckets: starts.map((start, i) => ({ start: new Date(start).toISOString(), counts: inBuckets.get(i + 1) ?? nothing })),
    totals: countsOf(rows),
  }
})

const components = own.components.use(signedIn).handler(async ({ context: { owner, db }, input }) => {
  const { from, to } = spanOf(input)
  const [rows, names] = await Promise.all([countEvents(owner, db, { starts: [from], end: to, by: 'component' }), nameComponents(owner, db)])
  return [...countsByKey(rows.map((row) => ({ ...row, key: row.key! })))]
    .map(([id, counts]) => ({ component_id: id, component_type: names.get(id)?.type ?? null, component_name: names.get(id)?.name ?? null, counts }))
    .sort((a, b) => byViews(a.counts, b.counts))
})

const hosts = own.hosts.use(signedIn).handler(async ({ context: { owner, db }, input }) => {
  const { from, to } = spanOf(input)
  return topPlaces(await countEvents(owner, db, { starts: [from], end: to, by: 'host' }))
})

const pages = own.pages.use(signedIn).handler(async ({ context: { owner, db }, input }) => {
  const { from, to } = spanOf(input)
  return topPlaces(await countEvents(owner, db, { starts: [from], end: to, by: 'page' }))
})

const events = own.events.use(signedIn).handler(async ({ context: { owner, db }, input }) => {
  await checkComponent(owner, db, input.component_id)
  return readRecentEvents(owner, db, input.component_id)
})

const exported = own.export.use(signedIn).handler(async ({ context: { owner, db, log, responseHeaders }, input }) => {
  const span = spanOf(input)
  await checkComponent(owner, db, input.component_id)
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  responseHeaders.set('content-type', 'text/csv; charset=utf-8')
  responseHeaders.set('content-disposition', `attachment; filename="analytics-${stamp}.csv"`)
  async function* parts() {
    yield CSV_START + CSV_HEADERS
    for await (const batch of readEvents(owner, db, span, input.component_id)) yield batch.map((event) => csvOf(event, input.zone)).join('')
  }
  return streamOf(parts(), log)
})

export const analyticsRouter = { summary, components, hosts, pages, events, export: exported }
