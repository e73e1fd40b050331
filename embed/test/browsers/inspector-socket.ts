import { connect } from 'node:net'
import type { Json } from './endpoint.ts'

/** One window of the browser, as the remote inspector numbers it. */
export type Target = number

export interface InspectorSocket {
  /** Begins to inspect a window. */
  readonly setup: (target: Target) => void
  readonly send: (target: Target, message: Json) => void
  /**
   * Says something that has no effect and no answer. What the browser writes next waits in its socket until what it wrote before is
   * acknowledged, which is 40 ms later, or with whatever is sent there.
   */
  readonly nudge: () => void
}

const NO_WINDOW: Target = 2 ** 32

/** The browser's own process; the others are those of its pages' scripts. */
const BROWSER = 1
const LITTLE_ENDIAN = 1
const HEADER_BYTES = 5

/**
 * The socket at which WebKitGTK's browser lets itself be inspected, spoken as WebKit's SocketConnection does: a length, a byte
 * order, a name that ends in a zero, and arguments as GVariant lays them out. It is the socket that WebKitWebDriver uses too.
 */
export async function inspectorSocket(port: number, receive: (target: Target, message: Json) => void, gone: () => void): Promise<InspectorSocket> {
  const socket = connect(port, '127.0.0.1')
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  socket.on('close', gone)
  socket.setNoDelay()
  /** One at a time, each with what follows from it: events and answers reach Playwright in the order in which they came. */
  let last: Promise<unknown> = Promise.resolve()
  const inOrder = (target: Target, text: string) => {
    last = last.then(() => {
      receive(target, JSON.parse(text))
      return new Promise((resolve) => setImmediate(resolve))
    })
  }
  let waiting = Buffer.alloc(0)
  socket.on('data', (data) => {
    waiting = Buffer.concat([waiting, data])
    while (waiting.length >= HEADER_BYTES && waiting.length >= HEADER_BYTES + waiting.readUInt32BE()) {
      const end = HEADER_BYTES + waiting.readUInt32BE()
      const message = waiting.subarray(HEADER_BYTES, end)
      waiting = waiting.subarray(end)
      const name = message.subarray(0, message.indexOf(0)).toString()
      const body = message.subarray(name.length + 1)
      // (tts): process, window, text.
      if (name === 'SendMessageToFrontend') inOrder(Number(body.readBigUInt64LE(8)), body.subarray(16, -1).toString())
    }
  })

  const write = (name: string, ...body: Buffer[]) => {
    const message = Buffer.concat([Buffer.from(`${name}\0`), ...body])
    const header = Buffer.alloc(HEADER_BYTES, LITTLE_ENDIAN)
    header.writeUInt32BE(message.length)
    socket.write(Buffer.concat([header, message]))
  }
  const address = (target: Target) => {
    const both = Buffer.alloc(16)
    both.writeBigUInt64LE(BigInt(BROWSER))
    both.writeBigUInt64LE(BigInt(target), 8)
    return both
  }
  write('SetupInspectorClient')
  return {
    setup: (target) => write('Setup', address(target)),
    nudge: () => write('FrontendDidClose', address(NO_WINDOW)),
    send: (target, message) => write('SendMessageToBackend', address(target), Buffer.from(`${JSON.stringify(message)}\0`)),
  }
}
