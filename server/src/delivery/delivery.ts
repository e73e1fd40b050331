import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { clientAddress } from '../http/client-address.ts'
import { chooseEncoding, hasTag, staticAnswer } from '../http/static-answer.ts'
import type { StaticFile } from '../http/static-files.ts'
import type { Files } from '../files/open-files.ts'
import type { LiveFlags } from '../flags/live-flags.ts'
import { answerError, answerJson, VisitorError } from './answer.ts'
import { ChangeListener } from './change-listener.ts'
import { ComponentsAnswers } from './components-answer.ts'
import type { ComponentsAnswer } from './components-answer.ts'
import { CORS_HEADERS, PREFLIGHT_HEADERS } from './cors.ts'
import { embedFiles } from './embed-files.ts'
import { GroupCommit } from './group-commit.ts'
import { Health } from './health.ts'
import type { HealthNow } from './health.ts'
import { inTime } from './in-time.ts'
import { PollResults } from './poll-results.ts'
import { Previews } from './previews.ts'
import { PublishedComponents } from './published-components.ts'
import { readComponents, writeEvents } from './store.ts'
import type { StorableEvent } from './store.ts'
import { countPoll, writeForms, writeQuizzes } from './submission-store.ts'
import { writeFormWithFiles } from './write-form-with-files.ts'
import { EVENTS_ALLOWED, takeEvents } from './take-events.ts'
import type { TakesEvents } from './take-events.ts'
import { takeUpload } from './take-upload.ts'
import type { TakesUploads } from './take-upload.ts'
import { takeForm, takeQuiz } from './take-submissions.ts'
import type { TakesSubmissions } from './take-submissions.ts'
import { tooMany } from './too-many.ts'
import { VisitorLimit } from './visitor-limit.ts'

export interface Delivery {
  /** Answers what visitors' browsers ask for. @returns false when the request is for somebody else */
  readonly handle: (request: IncomingMessage, response: ServerResponse) => boolean
  /** To be told of a change made by this process, after its commit. */
  readonly componentChanged: (id: string) => void
  /** How this process does: answers of the last hour, and what waits to be written now. */
  readonly health: () => HealthNow & { readonly waiting: { readonly events: number; readonly submissions: number } }
  /** Writes the events that are accepted and stops listening for changes. */
  readonly close: () => Promise<void>
}

interface DeliveryOptions {
  readonly database: Database
  readonly log: Logger
  /** Of embed/dist. */
  readonly embedFiles: ReadonlyMap<string, StaticFile>
  /** The place for visitors' files. */
  readonly files: Files
  /** Whether an address is one of TRUSTED_PROXIES. */
  readonly isTrusted: (address: string) => boolean
  readonly mail: TakesSubmissions['mail']
  readonly webhooks: TakesSubmissions['webhooks']
  /** Whose drafts the holder of a preview link may see; null: the link is none, or its time is over. */
  readonly previewOwner: (token: string) => string | null
  /** Told of changes as components are. */
  readonly flags: LiveFlags
  /** Told of each owner whose components were loaded, after the commit. */
  readonly loaded: (ownerId: string) => void
}

const COMPONENTS = '/v1/components'
const EVENTS = '/v1/events'
const UPLOADS = '/v1/uploads'
const SUBMIT_FORM = '/functions/v1/submit-form'
const SUBMIT_QUIZ = '/functions/v1/submit-quiz'
const HOT = `${COMPONENTS}?ids=`

/**
 * Of how many components answers may be composed within a minute for one network: for more pages than those behind one address
 * open, each composed once after a change, and for little enough made-up ids that they cost the database little.
 */
const COMPOSED_ALLOWED = { max: 6_000, window: 60_000 }
const EVENT_LIMITS = { waiting: 20_000, batch: 2000 }
/** What one visitor may send in files within an hour, bytes: an office sends a lot, and nobody fills the disk. */
const UPLOADED_BYTES = { max: 500 * 1024 * 1024, window: 60 * 60_000 }
/** Submissions are larger: at most 64 KB each. */
const SUBMISSION_LIMITS = { waiting: 2000, batch: 200 }

/** The visitors' side of the server, on bare node:http: no session, no framework, hardly a query. */
export async function makeDelivery({ database, log, embedFiles: built, files, isTrusted, mail, webhooks, previewOwner, flags, loaded }: DeliveryOptions): Promise<Delivery> {
  const { pool, connection } = database
  const embed = embedFiles(built, log)
  const components = new PublishedComponents((ids) => readComponents(pool, ids), log)
  const answers = new ComponentsAnswers(components, embed.renderers)
  const writer = new GroupCommit<StorableEvent>(async (events) => {
    await writeEvents(pool, events)
    for (const { event_type, owner_id } of events) if (event_type === 'component_load') loaded(owner_id)
    return Array<void>(events.length)
  }, EVENT_LIMITS)
  const accepting = () => flags.on('submissions_accepted')
  const health = new Health()
  const polls = new PollResults((id) => countPoll(pool, id))
  const address = ({ socket, headers }: IncomingMessage) => clientAddress(socket.remoteAddress, headers['x-forwarded-for'] as string | undefined, isTrusted)
  const composed = new VisitorLimit(COMPOSED_ALLOWED)
  const admit = (request: IncomingMessage) => (count: number) => {
    // While changes are not heard of nothing is kept, and all of a site's visitors have their answers composed.
    const wait = components.trusted ? composed.count(address(request), '', Math.max(1, count)) : 0
    if (wait > 0) throw tooMany('components', wait)
  }
  const previews = new Previews({ ownerOf: previewOwner, read: (ids) => readComponents(pool, ids) })
  const takes: TakesSubmissions = {
    components,
    previews,
    forms: new GroupCommit((forms) => writeForms(pool, forms), SUBMISSION_LIMITS),
    quizzes: new GroupCommit((quizzes) => writeQuizzes(pool, quizzes), SUBMISSION_LIMITS),
    limit: new VisitorLimit(),
    accepting,
    countPoll: (id) => polls.get(id),
    log,
    mail,
    webhooks,
    claim: (form) => writeFormWithFiles(pool, form),
    clientAddress: address,
  }
  const takesEvents: TakesEvents = { components, writer, limit: new VisitorLimit(EVENTS_ALLOWED), clientAddress: address }
  const uploads: TakesUploads = { components, pool, files, log, limit: new VisitorLimit(), byteLimit: new VisitorLimit(UPLOADED_BYTES), accepting, clientAddress: address }
  const changes = {
    component: (id: string) => components.drop(id),
    owner: (id: string) => components.dropOwner(id),
    flags: () => void flags.reload(),
    heard: () => {
      components.trust()
      void flags.trust()
    },
    lost: (since: number) => {
      components.distrust(since)
      flags.distrust(since)
    },
  }
  const listener = new ChangeListener(connection, changes, log)
  await listener.start()

  /** Answers with what comes, and counts it. */
  const settle = <T>(coming: Promise<T>, send: (value: T) => void, response: ServerResponse) => {
    const began = performance.now()
    void coming.then(send, (error: unknown) => answerError(response, error, log)).then(() => health.count(performance.now() - began, response.statusCode))
  }

  const sendComponents = (ids: string, request: IncomingMessage, response: ServerResponse) => {
    const token = previewOf(ids)
    if (token !== null && previews.isOpen(token)) return settle(inTime(answers.preview(ids, previews, token)), (answer) => sendAnswer(answer, request, response), response)
    const ready = answers.ready(ids)
    if (!ready) return settle(inTime(answers.compose(ids, admit(request))), (answer) => sendAnswer(answer, request, response), response)
    sendAnswer(ready, request, response)
    // Answered in the same turn, which takes less than the first step of what is counted.
    health.count(0, response.statusCode)
  }

  const sendFile = (path: string, request: IncomingMessage, response: ServerResponse) => {
    const found = embed.find(path)
    if (!found) return answerError(response, new VisitorError(404, 'NOT_FOUND', 'There is no such file'), log)
    const { 'accept-encoding': encoding, 'if-none-match': tag } = request.headers
    const answer = staticAnswer(found.file, { 'accept-encoding': encoding, 'if-none-match': tag }, found.cacheControl)
    response.writeHead(answer.status, { ...CORS_HEADERS, ...answer.headers })
    response.end(answer.body)
  }

  const sendEvents = (request: IncomingMessage, response: ServerResponse) => {
    settle(takeEvents(request, takesEvents), (accepted) => answerJson(response, 202, { accepted }), response)
  }

  const sendTaken = (taken: Promise<object>, response: ServerResponse, status = 200) => {
    settle(taken, (answer) => answerJson(response, status, answer), response)
  }

  return {
    handle: (request, response) => {
      const url = request.url ?? '/'
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (isRead && url.startsWith(HOT) && !url.includes('&')) {
        sendComponents(url.slice(HOT.length), request, response)
        return true
      }
      const path = url.split('?', 1)[0]!
      const allowed = methodsOf(path)
      if (allowed === null) return false
      if (request.method === 'OPTIONS') response.writeHead(204, PREFLIGHT_HEADERS).end()
      else if (!allowed.includes(request.method ?? '')) {
        const error = new VisitorError(405, 'METHOD_NOT_ALLOWED', `Use ${allowed.join(' or ')}`, { headers: { allow: `${allowed.join(', ')}, OPTIONS` } })
        answerError(response, error, log)
      } else if (path === COMPONENTS) sendComponents(rawIds(url), request, response)
      else if (path === EVENTS) sendEvents(request, response)
      else if (path === UPLOADS) sendTaken(takeUpload(request, uploads), response, 201)
      else if (path === SUBMIT_FORM) sendTaken(takeForm(request, takes), response)
      else if (path === SUBMIT_QUIZ) sendTaken(takeQuiz(request, takes), response)
      else sendFile(path, request, response)
      return true
    },
    componentChanged: (id) => components.drop(id),
    health: () => ({ ...health.now(), waiting: { events: writer.waiting, submissions: takes.forms.waiting + takes.quizzes.waiting } }),
    close: async () => {
      await Promise.all([writer.flush(), takes.forms.flush(), takes.quizzes.flush()])
      await listener.close()
    },
  }
}

/** null: not of the visitors' side. */
function methodsOf(path: string): string[] | null {
  if (path === EVENTS || path === UPLOADS || path === SUBMIT_FORM || path === SUBMIT_QUIZ) return ['POST']
  if (path === COMPONENTS || path === '/embed.js' || path.startsWith('/embed/') || path.startsWith('/v1/') || path === '/functions/v1/embed-script') return ['GET', 'HEAD']
  return null
}

/** The script adds what follows a preview link's parameter in the page's address to the last id: "=" and a token. */
const previewOf = (ids: string) => (ids.includes('=') ? (/=([\w-]{48})(?![\w-])/.exec(ids)?.[1] ?? null) : null)

const rawIds = (url: string) => /[?&]ids=([^&]*)/.exec(url)?.[1] ?? ''

function sendAnswer(answer: ComponentsAnswer, request: IncomingMessage, response: ServerResponse): void {
  const { 'accept-encoding': accepted, 'if-none-match': tag } = request.headers
  const { headers, body } = answer[chooseEncoding(accepted, answer) ?? 'plain']!
  if (!hasTag(tag, answer.etag)) return void response.writeHead(200, headers).end(body, 'latin1')
  // What describes the body does not belong to an answer without one.
  const { 'content-type': _type, 'content-length': _length, 'content-encoding': _encoding, ...rest } = headers
  response.writeHead(304, rest).end()
}
