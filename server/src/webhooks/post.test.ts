import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testReceiver } from '../../test/receiver.ts'
import type { Receiver } from '../../test/receiver.ts'
import { callProblem } from './failure.ts'
import { mayCallPublic } from './may-call.ts'
import { post } from './post.ts'
import { webhookProblem } from './webhook-problem.ts'

let receiver: Receiver
beforeAll(async () => {
  receiver = await testReceiver()
})
beforeEach(() => void (receiver.received.length = 0))

const nowhere = mayCallPublic(() => false)
const send = (url: string, mayCall = nowhere, answerTime?: number) => post(url, { 'webhook-id': 'one' }, '{}', mayCall, new AbortController().signal, answerTime)
const failure = (...given: Parameters<typeof send>) => send(...given).then(() => 'was sent', callProblem)
const port = () => new URL(receiver.url).port
const PRIVATE = 'This leads to a private network. Webhooks go to public addresses alone.'

describe('a webhook’s call', () => {
  it.each(['127.0.0.1', 'localhost', '2130706433', '0x7f000001', '0177.0.0.1', '127.1', '[::1]', '[::ffff:127.0.0.1]', '0.0.0.0', '[::]'])('never reaches this machine as %s', async (host) => {
    expect(await failure(`http://${host}:${port()}/`)).toBe(PRIVATE)
    expect(await failure(`https://${host}:${port()}/`)).toBe(PRIVATE)
    expect(await webhookProblem(nowhere)(`http://${host}/`)).toBe(PRIVATE)
    expect(receiver.received).toEqual([])
  })

  it('goes to what a name led to when it was checked, and not to what it leads to a moment later', async () => {
    // The first look is at an address that may be called; all others are at this machine, which may not.
    const asked: string[] = []
    const mayCall = (address: string) => asked.push(address) === 1
    expect(await send(`http://localhost:${port()}/`, mayCall).then(({ status }) => status, callProblem)).toBe(200)
    expect(receiver.received).toHaveLength(1)
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('is made where the operator allows it', async () => {
    const allowed = mayCallPublic((address) => address === '127.0.0.1')
    expect(await send(receiver.url, allowed)).toEqual({ status: 200, response: 'taken', location: null })
    expect(await send(`http://localhost:${port()}/`, allowed)).toMatchObject({ status: 200 })
    expect(receiver.received[0]).toMatchObject({ path: '/hook', body: '{}', headers: { 'content-type': 'application/json', 'webhook-id': 'one', connection: 'close' } })
    expect(await webhookProblem(allowed)(receiver.url)).toBeNull()
  })

  it('says in plain words what went wrong', async () => {
    const anywhere = () => true
    receiver.answer = () => null
    expect(await failure(receiver.url, anywhere, 50)).toBe('No answer within 15 seconds')
    receiver.answer = () => ({ status: 200 })
    expect(await failure(receiver.url.replace('http:', 'https:'), anywhere)).toMatch(/^It does not speak TLS as expected|^The connection was cut/)
    await receiver.down()
    expect(await failure(receiver.url, anywhere)).toBe('The connection was refused')
    expect(await failure(`http://localhost:${port()}/`, anywhere)).toBe('The connection was refused')
    await receiver.up()
  })
})
