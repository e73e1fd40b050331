import { STORED_SCHEMAS } from '@inlay/contract/component-configs'
import type { ComponentType } from '@inlay/contract/component-types'
import type { FormField } from '@inlay/contract/form-field'
import type { ReadableAnswer, Submission, SubmissionFilter, SubmissionKind } from '@inlay/contract/owner-submissions'
import { quizShape } from '@inlay/contract/quiz'
import type { Outcome, QuizQuestion } from '@inlay/contract/quiz'
import type { Answer } from '@inlay/contract/rules/answer'
import { answerText } from '@inlay/contract/rules/answer-text'
import type { CsvCell } from '@inlay/contract/rules/csv'
import { isAnswerable } from '@inlay/contract/rules/field-kinds'
import { pointsOf } from '@inlay/contract/rules/quiz-score'
import { shownScore } from '@inlay/contract/rules/shown-score'
import { zonedIso, zonedMoment, zoneOffset } from '@inlay/contract/rules/zoned-time'

const DAY = 24 * 60 * 60 * 1000

/** What one answer answers, as one version of a component has it. */
export interface Asked {
  /** Name of the field, id of the question, or `choices` of a poll. */
  readonly name: string
  readonly label: string
  readonly type: string
  /** Texts of options that are stored by their ids. */
  readonly options?: ReadonlyMap<string, string>
  readonly best?: number
  readonly question?: QuizQuestion
}

/** A submission as it is stored, with what its component is called now. */
export interface StoredSubmission extends Submission {
  readonly data: Readonly<Record<string, Answer>>
}

export type StoredFile = NonNullable<ReadableAnswer['file']>

const byId = (options: readonly { readonly id: string; readonly text: string }[]) => new Map(options.map(({ id, text }) => [id, text]))

/** What a version asks, in its order. None when the config is of no shape that is known any more. */
export function askedBy(kind: SubmissionKind, config: unknown): Asked[] {
  if (kind === 'quiz') {
    return (quizShape.safeParse(config).data?.questions ?? []).map((question) => ({
      name: question.id,
      label: question.text || question.id,
      type: question.type,
      ...('options' in question && { options: byId(question.options) }),
      ...(question.type === 'rating' && { best: question.maxRating }),
      question,
    }))
  }
  const typed = { type: kind, config: STORED_SCHEMAS[kind].safeParse(config).data } as { type: ComponentType; config: unknown }
  if (!typed.config) return []
  return askedByComponent(typed as Parameters<typeof askedByComponent>[0])
}

function askedByComponent(component: { [T in ComponentType]: { readonly type: T; readonly config: NonNullable<ReturnType<(typeof STORED_SCHEMAS)[T]['parse']>> } }[ComponentType]): Asked[] {
  switch (component.type) {
    case 'form':
      return askedByFields(component.config.fields)
    case 'modal':
    case 'widget':
      return component.config.content.kind === 'form' ? askedByFields(component.config.content.form.fields) : []
    case 'newsletter':
    case 'waitlist':
      return [
        ...component.config.fields.map(({ name, label }) => ({ name, label: label || (name === 'email' ? 'Email' : 'Name'), type: name === 'email' ? 'email' : 'text' })),
        ...component.config.customFields.map(({ name, label, type }) => ({ name, label: label || name, type })),
      ]
    case 'poll':
      return [{ name: 'choices', label: component.config.question || 'Choices', type: 'choices', options: byId(component.config.options) }]
    case 'faq':
    case 'banner':
    case 'cta':
      return []
  }
}

function askedByFields(fields: readonly FormField[]): Asked[] {
  return fields.flatMap((field) =>
    isAnswerable(field.type) ? [{ name: field.name, label: field.label || field.name, type: field.type, ...(field.type === 'rating' && { best: field.maxRating }) }] : [],
  )
}

/** Outcomes of a version of a quiz. */
export const outcomesOf = (config: unknown): Outcome[] => quizShape.safeParse(config).data?.outcomes ?? []

/** An answer with the texts of what was chosen; of an option that no version has, its id. */
function inWords(asked: Asked | undefined, value: Answer, others: readonly Asked[] = []): Answer {
  if (!asked?.options) return value
  const textOf = (id: string) => asked.options!.get(id) ?? others.find(({ name, options }) => name === asked.name && options?.has(id))?.options?.get(id) ?? id
  if (typeof value === 'string') return textOf(value)
  return Array.isArray(value) ? (value as string[]).map(textOf) : value
}

/**
 * The answers of a submission as a person reads them: what its version asked, in that order, then what only other
 * versions ask, then what none does.
 * @param others what the other versions ask, the newest first
 */
export function readableAnswers(data: Readonly<Record<string, Answer>>, asked: readonly Asked[], others: readonly Asked[], files: ReadonlyMap<string, StoredFile>): ReadableAnswer[] {
  const known = new Map(asked.map((one) => [one.name, one]))
  for (const one of others) if (!known.has(one.name) && Object.hasOwn(data, one.name)) known.set(one.name, one)
  for (const name of Object.keys(data)) if (!known.has(name)) known.set(name, { name, label: name, type: 'unknown' })
  return [...known.values()].map((one) => {
    const value = Object.hasOwn(data, one.name) ? data[one.name]! : null
    return {
      name: one.name,
      label: one.label,
      type: one.type,
      value: value === null ? null : (inWords(one, value, others) as ReadableAnswer['value']),
      best: one.best ?? null,
      points: one.question && one.question.type !== 'text' && value !== null ? pointsOf(one.question, value as string) : null,
      file: (one.type === 'file' && typeof value === 'string' && files.get(value)) || null,
    }
  })
}

/** One column for each answer that any version asks, in the order in which versions came to ask it: so none ever moves. @param versions oldest first */
export function columnsOf(versions: readonly (readonly Asked[])[]): Asked[] {
  const columns = new Map<string, Asked>()
  for (const asked of versions) {
    for (const one of asked) {
      const before = columns.get(one.name)
      // The newest words, and the texts of all options that there ever were.
      columns.set(one.name, before?.options && one.options ? { ...one, options: new Map([...before.options, ...one.options]) } : one)
    }
  }
  return [...columns.values()]
}

/** Headers of which no two are the same, which many a reader of CSV asks for. */
function distinctHeaders(headers: readonly string[]): string[] {
  const taken = new Set<string>()
  return headers.map((header) => {
    let free = header
    for (let number = 2; taken.has(free); number++) free = `${header} (${number})`
    taken.add(free)
    return free
  })
}

const FIRST = ['Date', 'Type', 'Component', 'Source', 'Version']
const QUIZ = ['Outcome', 'Score']

/** How an export lays out: of one component a column for each answer, else all answers in one. */
export function exportLayout(kind: SubmissionKind | null, columns: readonly Asked[], zone: string, kindLabel: (kind: SubmissionKind) => string) {
  const ofQuiz = kind === null || kind === 'quiz'
  const header = distinctHeaders([...FIRST, ...(ofQuiz ? QUIZ : []), ...(kind === null ? ['Answers'] : columns.map(({ label }) => label))])
  const cells = (row: StoredSubmission, asked: readonly Asked[], files: ReadonlyMap<string, StoredFile>): CsvCell[] => [
    zonedIso(Date.parse(row.submitted_at), zone),
    kindLabel(row.kind),
    row.component_name,
    row.host_url,
    row.version,
    ...(ofQuiz ? [row.outcome, row.score === null ? null : shownScore(row.score)] : []),
    ...(kind === null ? [answersText(row, asked, files)] : columns.map((column) => cellOf(column, row.data, files))),
  ]
  return { header, cells }
}

function cellOf(column: Asked, data: Readonly<Record<string, Answer>>, files: ReadonlyMap<string, StoredFile>): CsvCell {
  if (!Object.hasOwn(data, column.name)) return null
  const value = inWords(column, data[column.name]!)
  if (column.type === 'file') return files.get(value as string)?.name ?? answerText(value)
  return typeof value === 'object' ? ('from' in value ? `${value.from}/${value.to}` : value.join('; ')) : value
}

function answersText(row: StoredSubmission, asked: readonly Asked[], files: ReadonlyMap<string, StoredFile>): string {
  return readableAnswers(row.data, asked.filter(({ name }) => Object.hasOwn(row.data, name)), [], files)
    .map(({ label, value, file }) => `${label}: ${file?.name ?? (value === null ? '' : answerText(value))}`)
    .join('\n')
}

/** The moment of so many days ago at which clocks in the zone showed what they show now. */
export function daysAgo(days: number, zone: string, now: number): Date {
  return new Date(zonedMoment(now + zoneOffset(now, zone) - days * DAY, zone))
}

/** From and until when a filter lets submissions pass; null: no limit. */
export function spanOf({ days, from, to, zone }: Pick<SubmissionFilter, 'days' | 'from' | 'to' | 'zone'>, now: number): { readonly since: Date | null; readonly until: Date | null } {
  const starts = [days === undefined ? null : daysAgo(days, zone, now), from === undefined ? null : new Date(zonedMoment(Date.parse(from), zone))]
  const latest = starts.reduce((one, other) => (one && other ? (one > other ? one : other) : (one ?? other)))
  return { since: latest, until: to === undefined ? null : new Date(zonedMoment(Date.parse(to) + DAY, zone)) }
}

/** Whether an answer needs other versions than its own to be read: it answers, or chooses, what this one does not have. */
export function hasStrangers(data: Readonly<Record<string, Answer>>, asked: readonly Asked[]): boolean {
  return Object.entries(data).some(([name, value]) => {
    const one = asked.find((known) => known.name === name)
    if (!one?.options) return !one
    return (Array.isArray(value) ? (value as string[]) : [value]).some((id) => typeof id === 'string' && !one.options!.has(id))
  })
}
