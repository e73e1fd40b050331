import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { DeliveredComponent, DeliveredComponents, VisitorEvent } from '@inlay/contract/delivery'
import { listen } from './listen.ts'
import { KINDS, idOf, sample, sampleConfig } from './samples.ts'
import { submissions } from './submissions.ts'
import type { Submissions } from './submissions.ts'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))

/** What one path is answered with instead of the truth. */
export interface Trouble {
  readonly status?: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Held back until this resolves. */
  readonly until?: Promise<void>
  /** Does its work and then breaks the connection: the answer is lost. */
  readonly lost?: boolean
  /** Over once it has happened. */
  readonly once?: boolean
}

interface Upload {
  readonly upload_id: string
  readonly query: Record<string, string>
  readonly type: string | undefined
  readonly size: number
}

/** The visitors' side of Inlay as host pages see it, with the built script, and answers that a test decides. */
export interface Inlay {
  readonly origin: string
  /** One sample of each kind is there from the start, under idOf(kind). */
  readonly components: Map<string, DeliveredComponent>
  /** Paths asked for so far, without the query. */
  readonly asked: string[]
  readonly events: VisitorEvent[]
  readonly submissions: Submissions
  readonly uploads: Upload[]
  readonly contentTypes: (string | undefined)[]
  /** Sent with every answer. */
  readonly headers: Record<string, string>
  /** By the start of the path. */
  readonly trouble: Map<string, Trouble>
  /** Path of the FAQ's chunk. */
  readonly chunk: string
  /** Paths of all chunks by kind. */
  readonly renderers: Readonly<Record<string, string>>
  readonly counted: (type: VisitorEvent['event_type']) => number
  readonly close: () => Promise<void>
}

export async function startInlay(): Promise<Inlay> {
  const { renderers } = JSON.parse(await readFile(`${DIST}/manifest.json`, 'utf8')) as Pick<DeliveredComponents, 'renderers'>
  const state = {
    components: new Map(KINDS.map((kind) => [idOf(kind), sample(kind) as DeliveredComponent])),
    asked: [] as string[],
    events: [] as VisitorEvent[],
    submissions: submissions(),
    uploads: [] as Upload[],
    contentTypes: [] as (string | undefined)[],
    headers: {} as Record<string, string>,
    trouble: new Map<string, Trouble>(),
  }
  state.submissions.quizzes.set(idOf('quiz'), sampleConfig('quiz'))

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://inlay')
    const path = url.pathname
    for (const [name, value] of Object.entries({ 'access-control-allow-origin': '*', ...state.headers })) response.setHeader(name, value)
    if (request.method === 'OPTIONS') return void response.writeHead(204, { 'access-control-allow-methods': 'GET, POST', 'access-control-allow-headers': 'content-type' }).end()
    state.asked.push(path)
    response.setHeader('access-control-expose-headers', 'Retry-After')
    const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

    const [start = '', trouble] = [...state.trouble].find(([start]) => path.startsWith(start)) ?? []
    if (trouble?.once) state.trouble.delete(start)
    await trouble?.until
    if (trouble?.status) {
      await bytes(request)
      return trouble.body === undefined ? void response.writeHead(trouble.status, trouble.headers).end() : json(trouble.status, trouble.body, trouble.headers)
    }
    if (path === '/v1/components') {
      const wanted = (url.searchParams.get('ids') ?? '').split(',')
      const body: DeliveredComponents = { components: wanted.flatMap((id) => state.components.get(id) ?? []), renderers }
      return json(200, body, { 'cache-control': 'no-cache' })
    }
    if (path === '/v1/events') {
      state.contentTypes.push(request.headers['content-type'])
      const { events } = JSON.parse(String(await bytes(request))) as { events: VisitorEvent[] }
      state.events.push(...events)
      return json(202, { accepted: events.length })
    }
    if (path.startsWith('/functions/v1/submit-')) {
      const { status, body } = state.submissions.take(path, String(await bytes(request)), state.components)
      return trouble?.lost ? void request.socket.destroy() : json(status, body)
    }
    if (path === '/v1/uploads') {
      const upload = { upload_id: randomUUID(), query: Object.fromEntries(url.searchParams), type: request.headers['content-type'], size: (await bytes(request)).length }
      state.uploads.push(upload)
      return trouble?.lost ? void request.socket.destroy() : json(201, { upload_id: upload.upload_id })
    }
    const file = await readFile(DIST + path).catch(() => null)
    if (!file) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(file)
  }

  const { port, close } = await listen((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // Who breaks off waits for no answer.
      if (!request.destroyed) throw error
    })
  })
  return {
    ...state,
    origin: `http://127.0.0.1:${port}`,
    chunk: renderers['faq'] ?? '',
    renderers,
    counted: (type) => state.events.filter((event) => event.event_type === type).length,
    close,
  }
}

async function bytes(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
