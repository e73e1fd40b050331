import { createServer, type Server } from 'node:net'

/**
 * Speaks just enough of PostgreSQL's protocol to say that it is version 14, which no package system here still has.
 * https://www.postgresql.org/docs/18/protocol-message-formats.html
 */
export function oldServer(): Server {
  const message = (type: string, body: Buffer) => {
    const head = Buffer.alloc(5)
    head.write(type)
    head.writeInt32BE(body.length + 4, 1)
    return Buffer.concat([head, body])
  }
  const ready = message('Z', Buffer.from('I'))
  const row = Buffer.concat([Buffer.from([0, 1, 0, 0, 0, 6]), Buffer.from('140011')])
  const column = Buffer.concat([Buffer.from([0, 1]), Buffer.from('server_version_num\0'), Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 255, 255, 255, 255, 255, 255, 0, 0])])
  return createServer((socket) => {
    let isGreeted = false
    socket.on('error', () => undefined)
    socket.on('data', (data) => {
      if (!isGreeted) socket.write(Buffer.concat([message('R', Buffer.from([0, 0, 0, 0])), ready]))
      else if (data.toString('latin1', 0, 1) === 'Q') socket.write(Buffer.concat([message('T', column), message('D', row), message('C', Buffer.from('SHOW\0')), ready]))
      else socket.end()
      isGreeted = true
    })
  })
}
