import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** A request as it came over the wire. */
export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
  /** Epoch ms. */
  readonly at: number
}

export interface Answering {
  readonly status: number
  readonly headers?: Record<string, string>
  readonly body?: string
}

export interface Receiver {
  readonly url: string
  readonly received: Received[]
  /** What to answer; null: never. */
  answer: (request: Received, nth: number) => Answering | null
  /** Stops listening and cuts what is connected. */
  down(): Promise<void>
  /** Listens again, on the same port. */
  up(): Promise<void>
}

const running: Receiver[] = []
afterAll(async () => {
  for (const receiver of running.splice(0)) await receiver.down()
})

/** A program on loopback that takes webhooks: everything, until it is told otherwise. */
export async function testReceiver(): Promise<Receiver> {
  let port = 0
  let server: Server | null = null
  const receiver: Receiver = {
    get url() {
      return `http://127.0.0.1:${port}/hook`
    },
    received: [],
    answer: () => ({ status: 200, body: 'taken' }),
    up: async () => {
      const started = createServer((request, response) => {
        const chunks: Buffer[] = []
        request.on('data', (chunk: Buffer) => chunks.push(chunk))
        request.on('end', () => {
          const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString(), at: Date.now() }
          const answer = receiver.answer(one, receiver.received.push(one))
          if (answer) response.writeHead(answer.status, answer.headers).end(answer.body)
        })
      })
      await new Promise<void>((resolve) => started.listen(port, '127.0.0.1', resolve))
      port = (started.address() as AddressInfo).port
      server = started
    },
    down: async () => {
      const stopping = server
      server = null
      if (!stopping) return
      stopping.closeAllConnections()
      await new Promise((resolve) => stopping.close(resolve))
    },
  }
  await receiver.up()
  running.push(receiver)
  return receiver
}

/** By message: what a receiver that knows the `webhook-id`s it had keeps of all that came. */
export const once = (received: readonly Received[]): Received[] => [...new Map(received.map((one) => [one.headers['webhook-id'], one])).values()]
