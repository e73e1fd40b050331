import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { BUILT_ORIGIN } from '@inlay/contract/rules/built-origin'
import { withPublicUrl } from './with-public-url.ts'

const file = (type: string, text: string) => ({ type, etag: 'built', plain: Buffer.from(text) })

describe('built pages', () => {
  const built = new Map([
    ['/index.html', file('text/html; charset=utf-8', `<link rel="canonical" href="${BUILT_ORIGIN}/">`)],
    ['/sitemap.xml', file('application/xml', `<loc>${BUILT_ORIGIN}/pricing</loc>`)],
    ['/assets/a.js', file('text/javascript; charset=utf-8', 'code')],
  ])
  const served = withPublicUrl(built, 'https://inlay.example')

  it('name the address that Inlay is served at, compressed or not', () => {
    const page = served.get('/index.html')!
    const text = '<link rel="canonical" href="https://inlay.example/">'
    expect(page.plain.toString()).toBe(text)
    expect(brotliDecompressSync(page.br!).toString()).toBe(text)
    expect(gunzipSync(page.gzip!).toString()).toBe(text)
    expect(page.etag).not.toBe('built')
    expect(served.get('/sitemap.xml')!.plain.toString()).toBe('<loc>https://inlay.example/pricing</loc>')
  })

  it('leave all else as it was built', () => {
    expect(served.get('/assets/a.js')).toBe(built.get('/assets/a.js'))
  })
})
