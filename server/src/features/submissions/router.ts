import { COMPONENT_TYPE_LABELS } from '@inlay/contract/component-types'
import type { SubmissionFilter, SubmissionKind } from '@inlay/contract/owner-submissions'
import { CSV_START, csvLine } from '@inlay/contract/rules/csv'
import { zonedIso } from '@inlay/contract/rules/zoned-time'
import { procedures } from '../../api/context.ts'
import type { Db } from '../../db/database.ts'
import { streamOf } from '../../http/stream-of.ts'
import type { OwnerId } from '../auth/session.ts'
import { signedIn } from '../auth/session.ts'
import { askedBy, columnsOf, daysAgo, exportLayout, hasStrangers, outcomesOf, readableAnswers, spanOf } from './rules.ts'
import type { Asked } from './rules.ts'
import { countBySource, countSubmissions, deleteSubmissions, findOptions, findSubmission, readFiles, readSubmissions, readVersions, readWithAnswers, searchEnd } from './store.ts'
import type { Wanted } from './store.ts'

const NOT_FOUND = { message: 'Submission not found' }

/** How many submissions an export reads at once. */
const EXPORT_BATCH = 1_000

/** Kinds that have nothing to fill in are sources only while submissions of theirs are there. */
const COLLECTING: readonly SubmissionKind[] = ['form', 'poll', 'newsletter', 'waitlist', 'modal', 'widget', 'quiz']

const kindLabel = (kind: SubmissionKind) => (kind === 'quiz' ? 'Quiz' : COMPONENT_TYPE_LABELS[kind])

const own = procedures.submissions

async function wantedBy(owner: OwnerId, db: Db, filter: SubmissionFilter): Promise<Wanted> {
  const text = filter.q?.trim()
  return {
    component: filter.component ?? null,
    kind: filter.kind ?? null,
    ...spanOf(filter, Date.now()),
    search: text ? { text, options: await findOptions(owner, db, text) } : null,
  }
}

const summary = own.summary.use(signedIn).handler(async ({ context: { owner, db }, input: { zone } }) => {
  const now = Date.now()
  const sources = await countBySource(owner, db, daysAgo(7, zone, now), daysAgo(30, zone, now))
  const sum = (pick: (source: (typeof sources)[number]) => number) => sources.reduce((all, source) => all + pick(source), 0)
  return {
    total: sum(({ total }) => total),
    week: sum(({ week }) => week),
    month: sum(({ month }) => month),
    quizzes: sum(({ kind, total }) => (kind === 'quiz' ? total : 0)),
    sources: sources.filter(({ kind, total }) => total > 0 || COLLECTING.includes(kind)).map(({ id, name, kind, total }) => ({ id, name, kind, total })),
  }
})

const list = own.list.use(signedIn).handler(async ({ context: { owner, db }, input }) => {
  const wanted = await wantedBy(owner, db, input)
  const towards = input.before ? 'newer' : 'older'
  const from = input.before ?? input.after ?? null
  const end = wanted.search ? await searchEnd(owner, db, wanted, { from, towards, limit: 1 }) : null
  // One more than is shown tells whether there are more.
  const [found, total] = await Promise.all([
    readSubmissions(owner, db, wanted, { from, to: end?.cursor ?? null, towards, limit: input.limit + 1 }),
    wanted.search ? null : countSubmissions(owner, db, wanted),
  ])
  const more = found.length > input.limit
  const page = towards === 'older' ? found.slice(0, input.limit) : found.slice(-input.limit)
  const onward = more ? (towards === 'older' ? page.at(-1) : page[0])!.cursor : (end?.cursor ?? null)
  const back = from === null ? null : towards === 'older' ? (page[0]?.cursor ?? from) : (page.at(-1)?.cursor ?? from)
  return {
    items: page.map(({ cursor: _, ...item }) => item),
    next: towards === 'older' ? onward : back,
    previous: towards === 'older' ? back : onward,
    total,
    searched_to: !more && end ? end.at : null,
  }
})

const get = own.get.use(signedIn).handler(async ({ context: { owner, db }, input, errors }) => {
  const found = await findSubmission(owner, db, input)
  if (!found) throw errors.NOT_FOUND(NOT_FOUND)
  const { cursor, data, ...submission } = found
  const wanted = await wantedBy(owner, db, input)
  const beside = (towards: 'older' | 'newer') => readSubmissions(owner, db, wanted, { from: cursor, towards, limit: 1 })
  const [[seen], files, [newer], [older]] = await Promise.all([readVersions(owner, db, found.component_id, found.kind, found.version), readFiles(owner, db, [found.id]), beside('newer'), beside('older')])
  const asked = askedBy(found.kind, seen?.config)
  const others = hasStrangers(data, asked) ? (await readVersions(owner, db, found.component_id, found.kind)).reverse() : []
  return {
    ...submission,
    answers: readableAnswers(data, asked, others.flatMap(({ config }) => askedBy(found.kind, config)), files),
    outcomes: found.kind === 'quiz' ? outcomesOf(seen?.config).map(({ title, minScore, maxScore }) => ({ title, minScore, maxScore })) : [],
    newer: newer ? { type: newer.type, id: newer.id } : null,
    older: older ? { type: older.type, id: older.id } : null,
  }
})

const remove = own.delete.use(signedIn).handler(async ({ context: { owner, db }, input, errors }) => {
  if ((await deleteSubmissions(owner, db, [input])) === 0) throw errors.NOT_FOUND(NOT_FOUND)
})

const deleteMany = own.deleteMany.use(signedIn).handler(async ({ context: { owner, db }, input }) => ({ deleted: await deleteSubmissions(owner, db, input.submissions) }))

const exportFile = own.export.use(signedIn).handler(async ({ context, input, errors }) => {
  const { owner, db } = context
  const wanted = await wantedBy(owner, db, input)
  const [source] = wanted.component ? (await countBySource(owner, db, new Date(), new Date())).filter(({ id }) => id === wanted.component) : []
  if (wanted.component && !source) throw errors.NOT_FOUND({ message: 'Component not found' })
  const csv = input.format === 'csv'
  const date = zonedIso(Date.now(), input.zone).slice(0, 10)
  context.responseHeaders.set('content-type', csv ? 'text/csv; charset=utf-8' : 'application/json')
  context.responseHeaders.set('content-disposition', `attachment; filename="submissions-${date}.${input.format}"`)
  return streamOf(csv ? csvParts(owner, db, wanted, source?.kind ?? null, input.zone) : jsonParts(owner, db, wanted), context.log)
})

async function* batches(owner: OwnerId, db: Db, wanted: Wanted) {
  for (let from: string | null = null; ; ) {
    const rows: Awaited<ReturnType<typeof readWithAnswers>> = await readWithAnswers(owner, db, wanted, { from, towards: 'older', limit: EXPORT_BATCH })
    if (rows.length > 0) yield rows
    if (rows.length < EXPORT_BATCH) return
    from = rows.at(-1)!.cursor
  }
}

async function* csvParts(owner: OwnerId, db: Db, wanted: Wanted, kind: SubmissionKind | null, zone: string): AsyncGenerator<string> {
  const versions = wanted.component && kind ? await readVersions(owner, db, wanted.component, kind) : []
  const columns = kind ? columnsOf(versions.map(({ config }) => askedBy(kind, config))) : []
  const layout = exportLayout(kind, columns, zone, kindLabel)
  const known = new Map<string, readonly Asked[]>()
  yield CSV_START + csvLine(layout.header)
  for await (const rows of batches(owner, db, wanted)) {
    const files = await readFiles(owner, db, rows.map(({ id }) => id))
    const lines: string[] = []
    for (const row of rows) {
      // One component's columns tell all; of many, each is asked once for all that it ever asked.
      if (!kind && !known.has(row.component_id)) known.set(row.component_id, columnsOf((await readVersions(owner, db, row.component_id, row.kind)).map(({ config }) => askedBy(row.kind, config))))
      lines.push(csvLine(layout.cells(row, known.get(row.component_id) ?? columns, files)))
    }
    yield lines.join('')
  }
}

/** What matches, as the parts of a JSON array. */
export async function* jsonParts(owner: OwnerId, db: Db, wanted: Wanted): AsyncGenerator<string> {
  let before = '[\n'
  for await (const rows of batches(owner, db, wanted)) {
    yield before + rows.map(({ cursor: _, ...row }) => JSON.stringify(row)).join(',\n')
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

export const submissionsRouter = { summary, list, export: exportFile, get, delete: remove, deleteMany }
