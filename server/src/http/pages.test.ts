import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorOf, testApp } from '../../test/app.ts'
import type { TestApp } from '../../test/app.ts'
import { scratchFolder } from '../../test/scratch-folder.ts'

const HOME = '<!doctype html><title>Home</title><script>start(1)</script><script src="/assets/a.js"></script>'
const SIGN_IN = '<!doctype html><title>Sign in</title>'
const FALLBACK = '<!doctype html><title>App</title><script type="module" async>start(2)</script>'
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function webBuild(): string {
  const folder = scratchFolder('web')
  for (const name of ['assets', 'pricing', 'auth']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'index.html'), HOME)
  writeFileSync(join(folder, 'pricing/index.html'), HOME)
  writeFileSync(join(folder, 'auth/index.html'), SIGN_IN)
  writeFileSync(join(folder, '__spa-fallback.html'), FALLBACK)
  writeFileSync(join(folder, 'assets/a-1234.js'), 'code')
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *')
  writeFileSync(join(folder, '..', 'inlay-secret.txt'), 'secret')
  return folder
}

describe('the pages', () => {
  let inlay: TestApp
  beforeAll(async () => {
    inlay = await testApp({ assets: { embed: '/nowhere', web: webBuild() } })
  })

  it.each([
    ['/', 200, HOME],
    ['/pricing', 200, HOME],
    ['/pricing/', 200, HOME],
    ['/dashboard', 200, FALLBACK],
    ['/dashboard/components/', 200, FALLBACK],
    ['/auth', 200, SIGN_IN],
    ['/auth?next=/dashboard&invite=', 200, SIGN_IN],
    ['/auth?invite=SECRET22', 200, FALLBACK],
    ['/auth?reset=SECRET22', 200, FALLBACK],
    ['/admin/users', 200, FALLBACK],
    ['/api/docs', 200, FALLBACK],
    ['/dashboards', 404, FALLBACK],
    ['/nothing/here', 404, FALLBACK],
    ['/assets/gone.js', 404, FALLBACK],
  ])('%s is answered with %i', async (path, status, html) => {
    const answer = await inlay.ask('GET', path)
    expect([answer.status, answer.text]).toEqual([status, html])
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  })

  it('let run no script but ours, and may not be framed', async () => {
    const { headers } = await inlay.ask('GET', '/')
    const policy = headers.get('content-security-policy')!
    expect(policy).toContain(`script-src 'self' ${sha256('start(1)')};`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("object-src 'none'")
    expect((await inlay.ask('GET', '/dashboard')).headers.get('content-security-policy')).toContain(`script-src 'self' ${sha256('start(2)')};`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
  })

  it('have files that never change when their name has a hash, and are revalidated when not', async () => {
    expect((await inlay.ask('GET', '/assets/a-1234.js')).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const robots = await inlay.ask('GET', '/robots.txt')
    expect([robots.headers.get('cache-control'), robots.headers.get('content-type')]).toEqual(['no-cache', 'text/plain; charset=utf-8'])
    expect((await inlay.ask('GET', '/robots.txt', { headers: { 'if-none-match': robots.headers.get('etag')! } })).status).toBe(304)
  })

  it.each(['/../inlay-secret.txt', '/%2e%2e/inlay-secret.txt', '/..%2finlay-secret.txt', '/assets/..%5c..%5cinlay-secret.txt', '/%00', '/%', '/__proto__', '/constructor'])(
    'never leave their folder: %s',
    async (path) => {
      const answer = await inlay.ask('GET', path)
      expect([answer.status, answer.text]).toEqual([404, FALLBACK])
    },
  )

  it('cost the same for an address that is all slashes as for any other of its length', async () => {
    const took = async (path: string) => {
      const began = performance.now()
      for (let n = 0; n < 10; n++) expect((await inlay.ask('GET', path)).status).toBe(404)
      return performance.now() - began
    }
    const plain = await took(`/${'a'.repeat(15_000)}`)
    // By a pattern that begins anew at each slash it is seconds.
    expect(await took(`${'/'.repeat(15_000)}a`)).toBeLessThan(10 * plain + 500)
    expect((await inlay.ask('GET', `/pricing${'/'.repeat(1_000)}`)).text).toBe(HOME)
  })

  it('keep an invitation code out of the log', () => {
    expect(inlay.log.join('')).toContain('/auth')
    expect(inlay.log.join('')).not.toContain('SECRET22')
  })

  it('take no other method', async () => {
    const answer = await inlay.ask('POST', '/dashboard', { body: {} })
    expect([answer.status, errorOf(answer).code]).toEqual([404, 'NOT_FOUND'])
  })

  it('that are not built are named in one sentence, and the API works without them', async () => {
    const bare = await testApp()
    const answer = await bare.ask('GET', '/dashboard')
    expect([answer.status, answer.text]).toEqual([503, 'The web app is not built. Run "npm run build" and start again.'])
    expect(bare.log.filter((line) => line.includes('The web app is not built'))).toHaveLength(1)
    expect((await bare.ask('GET', '/api/me')).status).toBe(401)
  })
})
