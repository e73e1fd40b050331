/** A body that is sent while it is made: a part is asked for once there is room, and none once the client is gone. */
export function streamOf(parts: AsyncIterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const part = await parts.next()
        if (part.done) controller.close()
        else controller.enqueue(encoder.encode(part.value))
      },
      cancel: async () => void (await parts.return?.()),
    },
    // Nothing is made ahead of its being asked for: a HEAD request asks for nothing.
    { highWaterMark: 0 },
  )
}
