import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'

/** Connections on which a request may be arriving at the same time: far more than are ever slow by themselves. */
const ARRIVING_MAX = 2_000

/**
 * Ends the connection whose request has been arriving for longest when there are more than `max` such. Whoever holds
 * thousands of connections open, sending next to nothing, so takes the place of nobody but themselves: what others send is
 * there within moments.
 */
export function endSlowest(server: Server, max = ARRIVING_MAX): void {
  // A set keeps the order in which they came.
  const arriving = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    arriving.add(socket)
    socket.once('close', () => arriving.delete(socket))
    if (arriving.size <= max) return
    const [slowest] = arriving
    arriving.delete(slowest!)
    slowest!.destroy()
  })
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request)) arriving.delete(request.socket)
    else request.once('end', () => arriving.delete(request.socket))
  })
}

const hasBody = ({ headers }: IncomingMessage) => headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
