import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The one name that the tests' sites have beside their address. Other browsers are told by a switch that it is this machine. */
export const PLAIN_HOST = 'shop.test'

/** Brings requests for that name to this machine, and no others anywhere. */
export async function plainHttpProxy(): Promise<number> {
  const server = createServer((asked, answer) => {
    const url = new URL(asked.url ?? '', 'http://unknown')
    if (url.hostname !== PLAIN_HOST) return void answer.writeHead(502).end()
    const forwarded = request({ host: '127.0.0.1', port: url.port, path: url.pathname + url.search, method: asked.method, headers: asked.headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers)
      found.pipe(answer)
    })
    forwarded.on('error', () => answer.destroy())
    asked.pipe(forwarded)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
