import { beforeAll, describe, expect, it } from 'vitest'
import { errorOf, testApp } from '../../../test/app.ts'
import type { Person, TestApp } from '../../../test/app.ts'
import { PRIVATE_MESSAGE } from '../../webhooks/webhook-problem.ts'

let inlay: TestApp
let ann: Person
beforeAll(async () => {
  inlay = await testApp({ config: { defaultPlan: 'pro' } })
  ann = await inlay.person()
})

describe('an address', () => {
  it.each(['http://127.0.0.1/', 'http://2130706433/', 'http://0x7f.1/', 'http://0177.0.0.1/', 'http://[::1]/', 'http://[::ffff:10.0.0.1]/', 'http://169.254.169.254/latest/meta-data', 'http://[fd00:ec2::254]/', 'https://localhost/', 'http://10.1.2.3:5432/'])('%s is refused where it is entered', async (url) => {
    const refused = await inlay.ask('POST', '/api/webhooks', { token: ann.token, body: { url } })
    expect([refused.status, errorOf(refused).fields]).toEqual([400, { url: PRIVATE_MESSAGE }])
  })

  it.each([['ftp://example.com/', 'Must be a web address like https://example.com/inlay'], ['example.com', 'Must be a web address like https://example.com/inlay'], ['https://a:b@example.com/', 'Must not hold a password: check the signature instead'], ['', 'Please enter the address']])('%j is refused: %s', async (url, message) => {
    const refused = await inlay.ask('POST', '/api/webhooks', { token: ann.token, body: { url } })
    expect([refused.status, errorOf(refused).fields]).toEqual([400, { url: message }])
  })

  it('is one of ten at most', async () => {
    const person = await inlay.person()
    const answers = await Promise.all(Array.from({ length: 12 }, () => inlay.ask('POST', '/api/webhooks', { token: person.token, body: { url: 'https://hooks.invalid/' } })))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(10).fill(201), 409, 409])
  })
})
