import { get } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { errorOf, testApp } from '../../test/app.ts'
import { embedBuild } from '../../test/embed-build.ts'

const build = embedBuild()

const bytes = (url: string, encoding: string) =>
  new Promise<{ encoding?: string; body: Buffer }>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve({ encoding: response.headers['content-encoding'], body: Buffer.concat(chunks) }))
    }).on('error', reject)
  })

describe('the script', () => {
  it('is the same at both addresses, may be kept five minutes, and is revalidated by its tag', async () => {
    const inlay = await testApp({ assets: { embed: build.folder, web: '/nowhere' } })
    const [script, old] = [await inlay.ask('GET', '/embed.js?v=2'), await inlay.ask('GET', '/functions/v1/embed-script')]
    expect([script.text, old.text]).toEqual([build.script, build.script])
    expect(script.headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400')
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(script.headers.get('access-control-allow-origin')).toBe('*')
    expect(script.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const again = await inlay.ask('GET', '/embed.js', { headers: { 'if-none-match': script.headers.get('etag')! } })
    expect([again.status, again.text]).toEqual([304, ''])
    const [br, zipped] = await Promise.all([bytes(`${inlay.origin}/embed.js`, 'br'), bytes(`${inlay.origin}/embed.js`, 'gzip')])
    expect([br.encoding, brotliDecompressSync(br.body).toString()]).toEqual(['br', build.script])
    expect([zipped.encoding, gunzipSync(zipped.body).toString()]).toEqual(['gzip', build.script])
  })

  it('has chunks that never change, and nothing else of the folder', async () => {
    const inlay = await testApp({ assets: { embed: build.folder, web: '/nowhere' } })
    const chunk = await inlay.ask('GET', '/embed/faq-0123456789.js')
    expect([chunk.status, chunk.text, chunk.headers.get('cache-control')]).toEqual([200, build.chunk, 'public, max-age=31536000, immutable'])
    for (const path of ['/embed/faq-gone.js', '/embed/../manifest.json', '/embed/%2e%2e/manifest.json', '/embed/faq-0123456789.js.br', '/embed/']) {
      const answer = await inlay.ask('GET', path)
      expect(answer.text).not.toContain('renderers')
      expect(answer.status).toBeGreaterThanOrEqual(404)
    }
  })

  it('that is not built is a 404, and one sentence in the log', async () => {
    const inlay = await testApp()
    const answer = await inlay.ask('GET', '/embed.js')
    expect([answer.status, errorOf(answer).code]).toEqual([404, 'NOT_FOUND'])
    expect(inlay.log.filter((line) => line.includes('The script for host pages is not built'))).toHaveLength(1)
  })
})
