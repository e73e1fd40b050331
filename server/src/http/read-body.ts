import type { IncomingMessage } from 'node:http'
import { BODY_TIME } from './time-limits.ts'

/** The request's body is over the limit; the answer is 413. */
export class BodyTooLarge extends Error {
  constructor(readonly limit: number) {
    super(`The body is larger than ${limit} bytes`)
  }
}

/** The client went away before its body was complete; nobody is left to answer. */
export class BodyAborted extends Error {}

/**
 * The whole body, at most `limit` bytes. What comes after the limit is read and dropped rather than cut off: a client
 * that is still sending would see a reset connection instead of the 413. Endless ones are ended after BODY_TIME.
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  endWhenLate(request)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const tooLarge = () => {
      chunks.length = 0
      request.removeAllListeners('data')
      request.resume()
      reject(new BodyTooLarge(limit))
    }
    request.on('error', () => reject(new BodyAborted()))
    request.on('close', () => reject(new BodyAborted()))
    if (Number(request.headers['content-length']) > limit) return tooLarge()
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size > limit) tooLarge()
      else chunks.push(chunk)
    })
    request.on('end', () => resolve(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)))
  })
}

/** Ends the connection when the request has not arrived within BODY_TIME. */
export function endWhenLate(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return
  const late = setTimeout(() => request.destroy(), BODY_TIME)
  request.once('close', () => clearTimeout(late))
}
