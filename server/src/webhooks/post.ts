import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { IncomingMessage } from 'node:http'
import { RESPONSE_MAX } from '@inlay/contract/webhooks'
import { storableText } from '@inlay/contract/text'
import { checkedLookup, checkLiteral } from './may-call.ts'
import type { MayCall } from './may-call.ts'

/** Longest until an answer begins, ms, and how long its beginning is read. */
export const ANSWER_TIME = 15_000
const READ_TIME = 1_000

export interface Posted {
  readonly status: number
  /** Beginning of the body, as text. */
  readonly response: string
  /** Where a redirect leads, which is not followed. */
  readonly location: string | null
}

/**
 * Posts JSON over a connection of its own to an address that may be called. Follows nothing and reads little: the
 * other side is a stranger.
 * @throws PrivateAddress; what Node says of a connection that fails; a TimeoutError
 */
export async function post(address: string, headers: Readonly<Record<string, string>>, body: string, mayCall: MayCall, signal: AbortSignal, answerTime = ANSWER_TIME): Promise<Posted> {
  const url = new URL(address)
  checkLiteral(url, mayCall)
  const late = AbortSignal.timeout(answerTime)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp
    const request = send(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'user-agent': 'Inlay-Webhooks/1' },
      agent: false,
      lookup: checkedLookup(mayCall),
      signal: AbortSignal.any([signal, late]),
    })
    request.on('response', resolve)
    request.on('error', (error) => reject(late.aborted ? (late.reason as Error) : error))
    request.end(body)
  })
  return { status: answer.statusCode!, response: await beginningOf(answer), location: answer.headers.location ?? null }
}

/** The status has been told: whatever becomes of the body now, it is no failure. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  const enough = setTimeout(() => answer.destroy(), READ_TIME)
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      parts.push(part)
      // A character has at most four bytes.
      if ((size += part.length) >= 4 * RESPONSE_MAX) break
    }
  } catch {
    // Cut off.
  } finally {
    clearTimeout(enough)
    answer.destroy()
  }
  return storableText(Buffer.concat(parts).toString().slice(0, RESPONSE_MAX))
}
