import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'

/** A mail as it came over the wire. */
export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** By lower-case name, unfolded and decoded; one that is there twice is joined by a comma. */
  readonly headers: Readonly<Record<string, string>>
  /** Decoded. */
  readonly text: string
  readonly raw: string
}

export interface TestSmtp {
  readonly url: string
  readonly port: number
  readonly mails: ReceivedMail[]
  /** What to answer to a recipient or to the message; null: take it. To wait is to be slow. */
  answer: { rcpt: () => Promise<number | null>; data: () => Promise<number | null> }
  /** Stops listening and cuts what is connected, as a mail server that is down. */
  down(): Promise<void>
  /** Listens again, on the same port. */
  up(): Promise<void>
}

const running: TestSmtp[] = []
afterAll(async () => {
  for (const smtp of running.splice(0)) await smtp.down()
})

/** A real mail server on loopback, which takes everything until it is told otherwise. */
export async function testSmtp(): Promise<TestSmtp> {
  const mails: ReceivedMail[] = []
  let port = 0
  let server: SMTPServer | null = null
  const take = () => Promise.resolve(null)
  const refusal = (code: number | null) => (code === null ? null : Object.assign(new Error('refused by the test, ann@example.com'), { responseCode: code }))

  const smtp: TestSmtp = {
    get url() {
      return `smtp://127.0.0.1:${port}`
    },
    get port() {
      return port
    },
    mails,
    answer: { rcpt: take, data: take },
    up: async () => {
      const started = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS', 'AUTH'],
        onRcptTo: (_address, _session, done) => void smtp.answer.rcpt().then((code) => done(refusal(code))),
        onData: (stream, session, done) => {
          const chunks: Buffer[] = []
          stream.on('data', (chunk: Buffer) => chunks.push(chunk))
          stream.on('end', () => {
            void smtp.answer.data().then((code) => {
              const { mailFrom, rcptTo } = session.envelope
              if (code === null) mails.push(read(Buffer.concat(chunks).toString(), mailFrom ? mailFrom.address : '', rcptTo.map(({ address }) => address)))
              done(refusal(code))
            })
          })
        },
      })
      // Cut connections are what the tests are about.
      started.on('error', () => undefined)
      await new Promise<void>((resolve) => started.listen(port, '127.0.0.1', resolve))
      port = (started.server.address() as AddressInfo).port
      server = started
    },
    down: async () => {
      const stopping = server
      server = null
      if (!stopping) return
      const closed = new Promise<void>((resolve) => stopping.close(() => resolve()))
      for (const connection of stopping.connections) connection._socket?.destroy()
      await closed
    },
  }
  await smtp.up()
  running.push(smtp)
  return smtp
}

function read(raw: string, from: string, to: string[]): ReceivedMail {
  const end = raw.indexOf('\r\n\r\n')
  const headers: Record<string, string> = {}
  for (const line of raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? []
    const key = name.toLowerCase()
    headers[key] = headers[key] === undefined ? words(value) : `${headers[key]}, ${words(value)}`
  }
  const body = raw.slice(end + 4)
  const encoding = headers['content-transfer-encoding']
  const text = encoding === 'base64' ? Buffer.from(body, 'base64').toString() : encoding === 'quoted-printable' ? quotedPrintable(body.replace(/=\r\n/g, '')) : body
  return { from, to, headers, text: text.replaceAll('\r\n', '\n').trimEnd(), raw }
}

const quotedPrintable = (text: string) => Buffer.from(text.replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))), 'latin1').toString()

/** Encoded words of RFC 2047. */
const words = (value: string) =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, how: string, text: string) => (how.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : quotedPrintable(text.replaceAll('_', ' '))))
