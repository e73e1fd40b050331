import { createServer, connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import type pg from 'pg'

/** A database behind a wire that a test can freeze or cut. */
export interface Wire {
  readonly host: string
  readonly port: number
  /** True: connections stay open and nothing comes through. */
  frozen: boolean
  /** True: new connections are broken off. */
  refusing: boolean
  /** Breaks all connections. */
  cut(): void
  close(): Promise<void>
}

/** Opens a port on loopback that leads to the database. */
export async function openWire({ host = '', port = 5432 }: pg.ClientConfig): Promise<Wire> {
  const sockets = new Set<Socket>()
  const proxy = createServer((client) => {
    if (wire.refusing) return void client.destroy()
    const server = connect(host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port })
    for (const [from, to] of [[client, server], [server, client]] as const) {
      sockets.add(from)
      from.on('data', (data) => wire.frozen || to.write(data))
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.on('error', () => to.destroy())
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const cut = () => sockets.forEach((socket) => socket.destroy())
  const wire: Wire = {
    host: '127.0.0.1',
    port: (proxy.address() as AddressInfo).port,
    frozen: false,
    refusing: false,
    cut,
    close: async () => {
      wire.refusing = true
      cut()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
  return wire
}
