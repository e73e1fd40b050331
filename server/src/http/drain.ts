import type { Server } from 'node:http'

/**
 * Stops accepting connections and resolves when the requests in flight are answered, or when the time is over.
 * @param longest milliseconds
 */
export async function drain(server: Server, longest: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A browser keeps its connection open after the answer. The server says no more than that it is gone.
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  let late: NodeJS.Timeout | undefined
  const over = new Promise<void>((resolve) => {
    late = setTimeout(resolve, longest)
  })
  await Promise.race([closed, over])
  clearInterval(idle)
  clearTimeout(late)
  server.closeAllConnections()
}
