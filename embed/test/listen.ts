import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Listening {
  readonly port: number
  readonly close: () => Promise<void>
}

/** A server on a loopback port. @param port 0 for a free one */
export async function listen(handler: RequestListener, port = 0): Promise<Listening> {
  const server = createServer(handler)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
