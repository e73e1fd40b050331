import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { testSmtp } from '../../test/smtp.ts'
import type { TestSmtp } from '../../test/smtp.ts'
import { Refused } from '../outbox/refused.ts'
import { makeMailer } from './mailer.ts'
import type { Mail } from './mailer.ts'
import { oneLine } from './one-line.ts'

let smtp: TestSmtp
beforeAll(async () => {
  smtp = await testSmtp()
})
beforeEach(() => {
  smtp.mails.length = 0
  smtp.answer = { rcpt: async () => null, data: async () => null }
})

const MAIL: Mail = { id: '0197c2f4-0000-7000-8000-000000000001', date: new Date('2026-11-28T07:00:00Z'), to: 'ann@example.com', subject: 'Grüße: “a”', text: 'One\n\nZwölf அ' }
const send = (mail: Partial<Mail> = {}, signal = new AbortController().signal, url = smtp.url) => makeMailer(url, 'https://inlay.example')({ ...MAIL, ...mail }, signal)
const failed = (sending: Promise<void>) => sending.then(() => expect.unreachable(), (error: unknown) => error as Error)

describe('a mail', () => {
  it('arrives with a Message-ID and a date that stay the same, marked as written by a program', async () => {
    await send()
    await send()
    for (const { from, to, headers, text } of smtp.mails) {
      expect([from, to, text]).toEqual(['inlay@inlay.example', ['ann@example.com'], 'One\n\nZwölf அ'])
      expect(headers).toMatchObject({ subject: 'Grüße: “a”', to: 'ann@example.com', from: 'Inlay <inlay@inlay.example>', 'message-id': `<${MAIL.id}@inlay.example>`, date: 'Sat, 28 Nov 2026 07:00:00 +0000', 'auto-submitted': 'auto-generated' })
    }
    expect(smtp.mails).toHaveLength(2)
  })

  it('is from the address that SMTP_URL names', async () => {
    await send({}, undefined, `${smtp.url}?from=hello@shop.example`)
    expect(smtp.mails[0]).toMatchObject({ from: 'hello@shop.example', headers: { 'message-id': `<${MAIL.id}@shop.example>` } })
  })

  it('has no header but ours, and one recipient, whatever its subject is', async () => {
    const names = ['auto-submitted', 'content-transfer-encoding', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'subject', 'to']
    const hostile = fc.string({ unit: fc.constantFrom('\r\n', '\n', '\r', 'Bcc: eve@example.com', ':', ' ', '\u2028', '\0', 'é', '=?UTF-8?Q?=0ABcc?=', '\t', ',', '<', '>') })
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        smtp.mails.length = 0
        await send({ subject: oneLine(text, 200), text })
        // An empty subject is none, and short text needs no encoding named.
        for (const name of Object.keys(smtp.mails[0]!.headers)) expect(names).toContain(name)
        expect(smtp.mails[0]!.to).toEqual(['ann@example.com'])
      }),
      { numRuns: 60 },
    )
    // Also where a subject came here with its line breaks.
    smtp.mails.length = 0
    await send({ subject: 'a\r\nBcc: eve@example.com' })
    expect(Object.keys(smtp.mails[0]!.headers).sort()).toEqual(names)
    expect(smtp.mails[0]!.to).toEqual(['ann@example.com'])
  })

  it.each([
    ['rcpt', 550, true],
    ['data', 552, true],
    ['data', 554, true],
    ['rcpt', 450, false],
    ['data', 451, false],
    ['rcpt', 530, false],
  ] as const)('that the server answers at %s with %d is refused for good: %s', async (where, code, forGood) => {
    smtp.answer = { ...smtp.answer, [where]: async () => code }
    const error = await failed(send())
    expect(error instanceof Refused).toBe(forGood)
    expect(error.message).toMatch(new RegExp(`^SMTP: .*${code}`))
    // What the server said names the recipient, and is left out.
    expect(JSON.stringify([error.message, error.stack, error.cause])).not.toContain('ann@')
  })

  it('is to be tried again when nobody listens, and when the server says nothing', async () => {
    await smtp.down()
    expect(await failed(send())).not.toBeInstanceOf(Refused)
    await smtp.up()
    const sockets: Socket[] = []
    const silent = createServer((socket) => void sockets.push(socket))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void silent.close())
    const stop = new AbortController()
    const sending = failed(send({}, stop.signal, `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`))
    await expect.poll(() => sockets.length).toBe(1)
    stop.abort()
    expect(await sending).not.toBeInstanceOf(Refused)
    // The connection is cut, so that nothing of the mail goes out later.
    await expect.poll(() => sockets[0]!.closed || sockets[0]!.readableEnded).toBe(true)
    sockets[0]!.destroy()
  })

  it('of which only the answer is slow is cut off, and not sent after that', async () => {
    let answer!: (code: null) => void
    smtp.answer = { ...smtp.answer, rcpt: () => new Promise((resolve) => (answer = resolve)) }
    const stop = new AbortController()
    const sending = failed(send({}, stop.signal))
    await expect.poll(() => answer).toBeTypeOf('function')
    stop.abort()
    expect(await sending).not.toBeInstanceOf(Refused)
    answer(null)
    smtp.answer = { ...smtp.answer, rcpt: async () => null }
    await send({ subject: 'the next' })
    expect(smtp.mails.map(({ headers }) => headers['subject'])).toEqual(['the next'])
  })
})
