import type { IncomingMessage } from 'node:http'
import type { FileHandle } from 'node:fs/promises'
import { BodyAborted, BodyTooLarge } from '../http/read-body.ts'
import { FILE_IDLE, FILE_TIME } from '../http/time-limits.ts'

/**
 * Writes the body of a request to a file as it comes. Rejects with BodyTooLarge, and with BodyAborted when the client
 * went away or falls silent.
 * @param limit bytes
 * @returns bytes
 */
export async function writeBody(request: IncomingMessage, handle: FileHandle, limit: number): Promise<number> {
  let size = 0
  const { socket } = request
  const late = setTimeout(() => request.destroy(), FILE_TIME)
  // Nobody listens for the timeout, so that it ends the connection.
  socket.setTimeout(FILE_IDLE)
  try {
    // The connection outlives a refusal, which is to be answered.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > limit) throw new BodyTooLarge(limit)
      await handle.writeFile(chunk)
    }
    return size
  } catch (error) {
    if (request.destroyed && !request.complete) throw new BodyAborted('The client went away', { cause: error })
    throw error
  } finally {
    clearTimeout(late)
    socket.setTimeout(0)
  }
}
