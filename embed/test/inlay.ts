import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import type { DeliveredComponent, DeliveredComponents, VisitorEvent } from '@inlay/contract/delivery'
import { listen } from './listen.ts'
import { sampleFaq } from './sample.ts'

const DIST = fileURLToPath(new URL('../dist', import.meta.url))

/** What one path is answered with instead of the truth. */
interface Trouble {
  readonly status?: number
  /** Held back until this resolves. */
  readonly until?: Promise<void>
}

/** The visitors' side of Inlay as host pages see it, with the built script, and answers that a test decides. */
export interface Inlay {
  readonly origin: string
  readonly components: Map<string, DeliveredComponent>
  /** Paths asked for so far, without the query. */
  readonly asked: string[]
  readonly events: VisitorEvent[]
  readonly contentTypes: (string | undefined)[]
  /** By the start of the path. */
  readonly trouble: Map<string, Trouble>
  /** Path of the FAQ's chunk. */
  readonly chunk: string
  readonly counted: (type: VisitorEvent['event_type']) => number
  readonly close: () => Promise<void>
}

export async function startInlay(): Promise<Inlay> {
  const manifest = JSON.parse(await readFile(`${DIST}/manifest.json`, 'utf8')) as Pick<DeliveredComponents, 'renderers'>
  const sample = sampleFaq()
  const state = {
    components: new Map([[sample.id, sample]]),
    asked: [] as string[],
    events: [] as VisitorEvent[],
    contentTypes: [] as (string | undefined)[],
    trouble: new Map<string, Trouble>(),
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://inlay')
    const path = url.pathname
    state.asked.push(path)
    response.setHeader('access-control-allow-origin', '*')
    const trouble = [...state.trouble].find(([start]) => path.startsWith(start))?.[1]
    await trouble?.until
    if (trouble?.status) return void response.writeHead(trouble.status).end()
    if (path === '/v1/components') {
      const wanted = (url.searchParams.get('ids') ?? '').split(',')
      const components = wanted.flatMap((id) => state.components.get(id) ?? [])
      const body: DeliveredComponents = { components, renderers: manifest.renderers }
      return void response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' }).end(JSON.stringify(body))
    }
    if (path === '/v1/events') {
      state.contentTypes.push(request.headers['content-type'])
      const { events } = JSON.parse(await text(request)) as { events: VisitorEvent[] }
      state.events.push(...events)
      return void response.writeHead(202).end(JSON.stringify({ accepted: events.length }))
    }
    const file = await readFile(DIST + path).catch(() => null)
    if (!file) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(file)
  }

  const { port, close } = await listen((request, response) => void answer(request, response))
  return {
    ...state,
    origin: `http://127.0.0.1:${port}`,
    chunk: manifest.renderers['faq'] ?? '',
    counted: (type) => state.events.filter((event) => event.event_type === type).length,
    close,
  }
}

async function text(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const piece of request) body += String(piece)
  return body
}
