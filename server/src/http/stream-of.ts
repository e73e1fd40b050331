import type { Logger } from 'pino'

/**
 * A body that is sent while it is made: a part is asked for once there is room, and none once the client is gone. One that
 * fails half way is cut off, so that nobody takes it for the whole; why is in the log.
 */
export function streamOf(parts: AsyncIterator<string>, log: Logger): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        try {
          const part = await parts.next()
          if (part.done) controller.close()
          else controller.enqueue(encoder.encode(part.value))
        } catch (error) {
          log.error({ err: error }, 'an export failed half way')
          throw error
        }
      },
      cancel: async () => void (await parts.return?.()),
    },
    // Nothing is made ahead of its being asked for: a HEAD request asks for nothing.
    { highWaterMark: 0 },
  )
}
