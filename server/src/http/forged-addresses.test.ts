import type { Component } from '@inlay/contract/components'
import { beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../test/app.ts'
import type { TestApp } from '../../test/app.ts'
import { LONG } from '../../test/long.ts'
import { SIGN_IN_PER_ADDRESS } from '../features/limits/rules.ts'

const SUBMITS_PER_ADDRESS = 30
/** What each proxy appends stands behind what the client wrote. */
const PROXY = '10.0.0.2'
const trusted = [{ address: '127.0.0.1', prefix: 32, family: 'ipv4' as const }, { address: PROXY, prefix: 32, family: 'ipv4' as const }]
const random = () => Array.from({ length: 4 }, () => Math.floor(Math.random() * 256)).join('.')

const DEPLOYMENTS = [
  { name: 'without a proxy', proxies: [], header: () => random() },
  { name: 'behind one proxy', proxies: trusted.slice(0, 1), header: (client: string) => `${random()}, ${client}` },
  { name: 'behind two proxies', proxies: trusted, header: (client: string) => `${random()}, ${client}, ${PROXY}` },
] as const

// Whoever forges the header that proxies write gets nothing by it, and takes nothing from others (C26).
describe.each(DEPLOYMENTS)('$name', ({ proxies, header }) => {
  let inlay: TestApp
  let form: string
  beforeAll(async () => {
    inlay = await testApp({ config: { trustedProxies: [...proxies] } })
    const { token } = await inlay.person()
    const body = { component_type: 'form', config: { fields: [{ type: 'text', name: 'a', label: 'A' }] } }
    form = ((await inlay.ask('POST', '/api/components', { token, body })).json as Component).id
    await inlay.ask('PATCH', `/api/components/${form}`, { token, body: { is_active: true } })
  })

  const forged = (client: string) => ({ 'x-forwarded-for': header(client), 'x-real-ip': random(), forwarded: `for=${random()}`, 'cf-connecting-ip': random(), 'true-client-ip': random() })
  const submit = (headers: Record<string, string>) => inlay.ask('POST', '/functions/v1/submit-form', { body: { component_id: form, data: { a: 'x' }, host_url: 'https://shop.example/' }, headers })
  const signIn = (i: number, headers: Record<string, string>) => inlay.ask('POST', '/api/auth/sign-in/email', { body: { email: `nobody${i}@example.com`, password: 'wrong pass' }, headers })
  const passed = async (answers: Promise<{ status: number }>[]) => (await Promise.all(answers)).filter(({ status }) => status !== 429).length

  it('two hundred submissions with a forged address each are those of one client, and others go on', async () => {
    expect(await passed(Array.from({ length: 200 }, () => submit(forged('203.0.113.7'))))).toBe(SUBMITS_PER_ADDRESS)
    if (proxies.length > 0) expect((await submit(forged('203.0.113.8'))).status).toBe(200)
  })

  // Thirty hashes of passwords each time.
  if (LONG) {
    it('two hundred attempts to sign in are those of one client, and others go on', async () => {
      expect(await passed(Array.from({ length: 200 }, (_, i) => signIn(i, forged('203.0.113.7'))))).toBe(SIGN_IN_PER_ADDRESS.max)
      if (proxies.length > 0) expect((await signIn(200, forged('203.0.113.8'))).status).toBe(401)
    }, 60_000)
  }

  if (proxies.length > 0) {
    it('a proxy that does not say whom it speaks for makes nobody’s limit that of all', async () => {
      for (const headers of [{}, { 'x-forwarded-for': 'unknown' }] as Record<string, string>[]) expect(await passed(Array.from({ length: 60 }, () => submit(headers)))).toBe(60)
    })

    it('an IPv6 client that takes another address of its network for each is one client', async () => {
      expect(await passed(Array.from({ length: 60 }, (_, i) => submit(forged(`2001:db8:7:7::${(i + 1).toString(16)}`))))).toBe(SUBMITS_PER_ADDRESS)
      expect((await submit(forged('2001:db8:7:8::1'))).status).toBe(200)
    })
  }
})
