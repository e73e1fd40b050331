import type { Socket } from 'node:net'
import { CORS_HEADERS } from './cors.ts'

const REASONS: Readonly<Record<string, readonly [string, string, string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'HEADERS_TOO_LARGE', 'The headers of the request are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'TIMEOUT', 'The request took too long to arrive'],
}
const BROKEN = ['400 Bad Request', 'BAD_REQUEST', 'The request is not valid HTTP'] as const

/**
 * Answers what cannot be read as a request, so that a host page sees what was wrong rather than a broken connection.
 * For the server's event `clientError`.
 */
export function refuseBroken(error: NodeJS.ErrnoException, socket: Socket): void {
  // Gone, or in the midst of an answer.
  if (!socket.writable || socket.bytesWritten > 0) return void socket.destroy()
  const [status, code, message] = REASONS[error.code ?? ''] ?? BROKEN
  const body = JSON.stringify({ error: { code, message } })
  const headers = { ...CORS_HEADERS, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), connection: 'close' }
  socket.end(`HTTP/1.1 ${status}\r\n${Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`)
}
