import { WebSocketServer } from 'ws'

/** A command, an answer or an event of WebDriver BiDi. https://w3c.github.io/webdriver-bidi/ */
export interface Message {
  id?: number
  type?: 'success' | 'error' | 'event'
  method?: string
  params?: Json
  result?: Json
  error?: string
  message?: string
}

/** What goes over the wire is checked by neither side: each reads the members that the protocol promises. */
// oxlint-disable-next-line @typescript-eslint/no-explicit-any
export type Json = any

export type Send = (message: Message) => void

/** Waits for Playwright to connect, once. `gone` is called when it goes. */
export function serveBidi(receive: (message: Message, send: Send) => void, gone: () => void): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: 1 << 28 })
  server.on('listening', () => {
    // The line that Playwright waits for.
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${(server.address() as { port: number }).port}\n`)
  })
  server.on('connection', (socket) => {
    const send: Send = (message) => socket.send(JSON.stringify(message))
    socket.on('message', (data) => receive(JSON.parse((data as Buffer).toString()) as Message, send))
    socket.on('close', gone)
  })
}
