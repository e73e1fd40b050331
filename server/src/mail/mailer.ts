import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import type { SMTPTransportGetSocket } from 'nodemailer/lib/smtp-transport'
import { Refused } from '../outbox/refused.ts'

/** A mail of plain text to one person. */
export interface Mail {
  /** The same for every attempt; the Message-ID is made of it. */
  readonly id: string
  readonly date: Date
  /** A bare address. */
  readonly to: string
  /** One line. */
  readonly subject: string
  readonly text: string
}

/**
 * Sends a mail, and resolves when the mail server has taken it. Rejects with Refused when it never will: this recipient
 * or this message is refused with 5xx. All other failures are the server's or the operator's to mend. An aborted signal
 * cuts the connection.
 */
export type Mailer = (mail: Mail, signal: AbortSignal) => Promise<void>

/** Longest waits, ms: for the connection, the greeting, and each answer after it. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/** 530 to 538 speak of the account that sends, not of the mail. */
const AUTHENTICATION = [530, 534, 535, 538]

/**
 * @param smtpUrl as SMTP_URL; its parameter `from` is the sender's address, all others go to nodemailer
 * @param publicUrl whose host the sender is of when nothing says who it is
 */
export function makeMailer(smtpUrl: string, publicUrl: string): Mailer {
  const url = new URL(smtpUrl)
  const user = decodeURIComponent(url.username)
  const from = url.searchParams.get('from') ?? (user.includes('@') ? user : `inlay@${new URL(publicUrl).hostname}`)
  url.searchParams.delete('from')
  const host = from.slice(from.lastIndexOf('@') + 1)

  return async ({ id, date, to, subject, text }, signal) => {
    signal.throwIfAborted()
    const getSocket = socketUntil(signal)
    const transport = createTransport({ url: url.href, ...PATIENCE, getSocket, disableFileAccess: true, disableUrlAccess: true })
    try {
      await transport.sendMail({
        from: { name: 'Inlay', address: from },
        to: { name: '', address: to },
        subject,
        text,
        date,
        messageId: `<${id}@${host}>`,
        // Asks out-of-office programs not to answer.
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    } catch (error) {
      throw failure(error)
    }
  }
}

/** A connection of ours, so that it can be cut: nodemailer itself has no way to stop a mail that is being sent. */
const socketUntil = (signal: AbortSignal): SMTPTransportGetSocket => ({ host = 'localhost', port, secure }, done) => {
  const socket = connect({ host: host.replace(/^\[|\]$/g, ''), port: Number(port ?? (secure ? 465 : 587)), signal })
  socket.setTimeout(PATIENCE.connectionTimeout, () => socket.destroy(Object.assign(new Error('no connection in time'), { code: 'ETIMEDOUT' })))
  socket.once('error', done)
  socket.once('connect', () => {
    socket.off('error', done)
    socket.setTimeout(0)
    // nodemailer listens from here on; until it does, an error must not end the process.
    socket.on('error', () => undefined)
    done(null, { connection: socket })
  })
}

/** Of what nodemailer says only what names nobody: an answer of a mail server may quote addresses. */
function failure(error: unknown): Error {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number }
  const message = `SMTP: ${[command, responseCode, code].filter(Boolean).join(', ')}`
  const isAboutTheMail = command === 'RCPT TO' || command === 'DATA'
  // Without an answer the address was none that could be offered.
  const isNoAddress = code === 'EENVELOPE' && responseCode === undefined
  const isPermanent = isAboutTheMail && responseCode !== undefined && responseCode >= 500 && !AUTHENTICATION.includes(responseCode)
  return isNoAddress || isPermanent ? new Refused(message) : new Error(message)
}
