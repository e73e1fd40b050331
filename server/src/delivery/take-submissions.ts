import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { VISITOR_BODY_MAX } from '@inlay/contract/delivery'
import type { Deliverable } from '@inlay/contract/deliver'
import { notifies } from '@inlay/contract/notifies'
import type { FormSubmitted, QuizSubmitted } from '@inlay/contract/submissions'
import { RESPONSE_MAX, checkResponses } from '@inlay/contract/rules/check-responses'
import type { ResponseWrong } from '@inlay/contract/rules/check-responses'
import { quizResult } from '@inlay/contract/rules/quiz-score'
import { quizText } from '@inlay/contract/rules/quiz-texts'
import type { QuizConfig } from '@inlay/contract/quiz'
import type { Logger } from 'pino'
import { within } from '../http/within.ts'
import { VisitorError } from './answer.ts'
import { checkSubmission } from './check-submission.ts'
import type { Files } from './check-submission.ts'
import type { GroupCommit } from './group-commit.ts'
import { inTime } from './in-time.ts'
import type { Previews } from './previews.ts'
import type { PublishedComponents } from './published-components.ts'
import { orBusy, readVisitorBody } from './read-visitor-body.ts'
import { refuseWhileClosed } from './refuse-while-closed.ts'
import { formSubmissionInput, quizSubmissionInput } from './submission-input.ts'
import type { FormSubmissionInput, QuizSubmissionInput, Sending } from './submission-input.ts'
import type { PollCounts, QuizStored, StorableForm, StorableQuiz } from './submission-store.ts'
import { tooMany } from './too-many.ts'
import type { VisitorLimit } from './visitor-limit.ts'

/** People need some time from seeing a form to sending it, ms. Whoever says how long it took says at least this. */
const ELAPSED_MIN = 500

/** Longest that whoever answered a poll waits for its results, ms. */
const COUNT_TIME = 3_000

const NOT_FOUND = 'This is not open any more'

export interface TakesSubmissions {
  readonly components: PublishedComponents
  readonly previews: Previews
  /** Tells of each whether webhooks were left. */
  readonly forms: GroupCommit<StorableForm, boolean>
  readonly quizzes: GroupCommit<StorableQuiz, QuizStored>
  /** Stores a submission with the files that it names. @returns names of fields whose file is not there for it, then nothing is stored; and whether webhooks were left */
  readonly claim: (form: StorableForm & { readonly files: Readonly<Record<string, string>> }) => Promise<{ readonly missing: readonly string[]; readonly hooked: boolean }>
  readonly limit: VisitorLimit
  /** Whether the operator has submissions taken now. */
  readonly accepting: () => boolean
  readonly countPoll: (componentId: string) => Promise<PollCounts>
  readonly log: Logger
  readonly clientAddress: (request: IncomingMessage) => string | null
  /** To be woken after something to mail was left in the outbox; null: mail is not set up, and nothing is to be left. */
  readonly mail: { wake(): void } | null
  /** To be woken after webhooks were left in the outbox. */
  readonly webhooks: { wake(): void }
}

/** Takes the body of POST /functions/v1/submit-form and resolves when it is committed. */
export async function takeForm(request: IncomingMessage, takes: TakesSubmissions): Promise<FormSubmitted> {
  return inTime(storeForm(await readVisitorBody(request, formSubmissionInput, VISITOR_BODY_MAX), request, takes))
}

async function storeForm({ component_id, data, ...sending }: FormSubmissionInput, request: IncomingMessage, takes: TakesSubmissions): Promise<FormSubmitted> {
  refuseWhileClosed(takes.accepting)
  const { component, version } = await open(component_id, sending, takes)
  const checked = checkSubmission(component, data)
  if (checked === null) throw new VisitorError(404, 'NOT_FOUND', 'There is nothing to fill in here')
  refuseRobots(request, component_id, sending, takes)
  if (!checked.ok) throw new VisitorError(400, 'BAD_REQUEST', 'Some fields need another look', { fields: checked.fields })
  if (version === null) return formAnswer(component, component_id, takes)
  const tell = telling(component, takes)
  const hooked = await orBusy(store({ component_id, data: checked.data, unique_key: checked.uniqueKey, ...tell, ...stored(sending, version) }, checked.files, takes))
  if (tell.ask || tell.notify) takes.mail?.wake()
  if (hooked) takes.webhooks.wake()
  return formAnswer(component, component_id, takes)
}

async function formAnswer(component: Deliverable, id: string, takes: TakesSubmissions): Promise<FormSubmitted> {
  if (component.type !== 'poll' || !component.config.showResults) return { ok: true }
  try {
    return { ok: true, results: await within(takes.countPoll(id), COUNT_TIME) }
  } catch (error) {
    // The answer is stored: who is told that it failed would send it again, and be told the same.
    takes.log.warn({ err: error, component_id: id }, 'the results of a poll could not be counted and were left out')
    return { ok: true }
  }
}

/** @returns whether webhooks were left */
async function store(form: StorableForm, { ids, gone }: Files, takes: TakesSubmissions): Promise<boolean> {
  // Few forms ask for files; all others share a transaction.
  if (Object.keys(ids).length === 0) return (await takes.forms.add([form]))[0]!
  const { missing, hooked } = await takes.claim({ ...form, files: ids })
  if (missing.length === 0) return hooked
  throw new VisitorError(400, 'BAD_REQUEST', 'Some fields need another look', { fields: Object.fromEntries(missing.map((name) => [name, gone])) })
}

/** Takes the body of POST /functions/v1/submit-quiz and resolves when it is committed. The same key gets the first result. */
export async function takeQuiz(request: IncomingMessage, takes: TakesSubmissions): Promise<QuizSubmitted> {
  return inTime(storeQuiz(await readVisitorBody(request, quizSubmissionInput, VISITOR_BODY_MAX), request, takes))
}

async function storeQuiz({ quiz_id, responses: given, ...sending }: QuizSubmissionInput, request: IncomingMessage, takes: TakesSubmissions): Promise<QuizSubmitted> {
  refuseWhileClosed(takes.accepting)
  const { component, version } = await open(quiz_id, sending, takes)
  if (component.type !== 'quiz') throw new VisitorError(404, 'NOT_FOUND', 'There is no such quiz')
  refuseRobots(request, quiz_id, sending, takes)
  const { responses, wrong } = checkResponses(component.config.questions, given)
  if (Object.keys(wrong).length > 0) throw new VisitorError(400, 'BAD_REQUEST', 'Some questions need another look', { fields: named(wrong, component.config) })
  const { score, outcome } = quizResult(component.config, responses)
  if (version === null) return { score, outcome }
  const { notify } = telling(component, takes)
  const [kept] = await orBusy(takes.quizzes.add([{ quiz_id, responses, score, outcome: outcome?.title ?? null, notify, ...stored(sending, version) }]))
  if (notify) takes.mail?.wake()
  if (kept?.hooked) takes.webhooks.wake()
  // Of a run that was taken before, under a config that may have changed since: what is told is what was stored then.
  const same = kept === undefined || (kept.score === score && kept.outcome === (outcome?.title ?? null))
  return same ? { score, outcome } : { score: kept.score, outcome: component.config.outcomes.find(({ title }) => title === kept.outcome) ?? null }
}

/** Who is to get a mail. Of whoever has to confirm first the owner hears when that is done. */
function telling(component: Deliverable, { mail }: TakesSubmissions): Pick<StorableForm, 'unconfirmed' | 'ask' | 'notify'> {
  const unconfirmed = 'doubleOptIn' in component.config && component.config.doubleOptIn
  return { unconfirmed, ask: unconfirmed && mail !== null, notify: !unconfirmed && mail !== null && notifies(component) }
}

/** What is filled in; version null: in a preview, of which nothing is stored. */
async function open(id: string, { version, host_url: { preview } }: Sending, { components, previews }: TakesSubmissions): Promise<{ component: Deliverable; version: number | null }> {
  if (version !== undefined && version < 0) return { component: await previews.find(id, preview), version: null }
  const [copy] = await components.get([id])
  if (!copy?.known || !copy.component) throw new VisitorError(404, 'NOT_FOUND', NOT_FOUND)
  return { component: copy.component, version: copy.known.version }
}

function refuseRobots(request: IncomingMessage, id: string, { trap, elapsed }: Sending, { limit, clientAddress }: TakesSubmissions): void {
  if (trap) throw new VisitorError(400, 'SPAM', 'This was filled in by a program, it seems. Please reload the page and try again.')
  if (elapsed !== undefined && elapsed < ELAPSED_MIN) throw new VisitorError(429, 'TOO_MANY_REQUESTS', 'That was very quick. Please try again.', { headers: { 'retry-after': '1' } })
  const wait = limit.count(clientAddress(request), id)
  if (wait > 0) throw tooMany('submissions', wait)
}

function stored({ host_url: page, submission_key, version: seen }: Sending, version: number) {
  // A version that is not out yet cannot have been seen.
  return { submission_key: submission_key ?? randomUUID(), version: Math.min(seen ?? version, version), host_url: page.host_url, host: page.host }
}

function named(wrong: Readonly<Record<string, ResponseWrong>>, { texts }: QuizConfig): Record<string, string> {
  return Object.fromEntries(Object.entries(wrong).map(([id, what]) => [id, quizText(texts, what, RESPONSE_MAX)]))
}
