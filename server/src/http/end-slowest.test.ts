import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { endSlowest } from './end-slowest.ts'

const MAX = 50

/** A server that answers when the body is there, and what opens connections to it. */
async function open() {
  const server = createServer((request: IncomingMessage, response: ServerResponse) => void request.resume().on('end', () => response.end('here')))
  endSlowest(server, MAX)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const sockets: Socket[] = []
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const sending = (bytes: string) =>
    new Promise<Socket>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes, () => resolve(socket)))
      socket.on('error', () => undefined).resume()
      sockets.push(socket)
    })
  const open = () => new Promise<number>((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))))
  return { sending, open, ask: () => fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'all of it' }).then((answer) => answer.text()) }
}

it.each([
  ['headers', 'POST / HTTP/1.1\r\nhost: x\r\nx-slow: '],
  ['a body', 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{'],
])('hundreds of connections on which %s never comes to an end leave room for all others', async (_what, bytes) => {
  const { sending, open: count, ask } = await open()
  for (let round = 0; round < 10; round++) {
    await Promise.all(Array.from({ length: MAX }, () => sending(bytes)))
    expect(await ask()).toBe('here')
  }
  await expect.poll(count).toBeLessThanOrEqual(MAX + 1)
})
