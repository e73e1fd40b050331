import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { DeliveredComponents } from '@inlay/contract/delivery'
import { transform } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleFaq } from './sample.ts'
import { KINDS } from './samples.ts'

const KB = 1_000
let dist = ''
let renderers: Record<string, string> = {}
/** What a kind loads once it is needed. */
let parts: Record<string, string> = {}

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'inlay-embed-'))
  execFileSync(process.execPath, [fileURLToPath(new URL('../build.mjs', import.meta.url)), dist], { stdio: 'pipe' })
  ;({ renderers, parts } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as { renderers: typeof renderers; parts: typeof parts })
})
afterAll(() => rmSync(dist, { recursive: true, force: true }))

const weigh = (name: string) => statSync(join(dist, name)).size

test('embed.js is at most 3.0 KB in brotli and under 10 KB raw', () => {
  console.log(`embed.js: ${weigh('embed.js')} bytes raw, ${weigh('embed.js.gz')} gzip, ${weigh('embed.js.br')} brotli`)
  expect(weigh('embed.js.br')).toBeLessThanOrEqual(3 * KB)
  expect(weigh('embed.js')).toBeLessThan(10 * KB)
})

test('everything that a page with one FAQ loads is at most 6 KB in brotli', () => {
  const answer: DeliveredComponents = { components: [sampleFaq()], renderers: { faq: renderers['faq']! } }
  const parts = { script: weigh('embed.js.br'), chunk: weigh(`${renderers['faq']}.br`), answer: brotliCompressSync(JSON.stringify(answer)).length }
  const total = parts.script + parts.chunk + parts.answer
  console.log(`a page with one FAQ: ${total} bytes brotli ${JSON.stringify(parts)}`)
  expect(total).toBeLessThanOrEqual(6 * KB)
})

test('each kind has one chunk, named after what is in it, with the same text compressed beside it', () => {
  const files = [...Object.values(renderers), ...Object.values(parts)].map((path) => path.slice(1)).sort()
  expect(Object.keys(renderers).sort()).toEqual([...KINDS].sort())
  expect(readdirSync(join(dist, 'embed')).sort()).toEqual(files.flatMap((file) => ['', '.br', '.gz'].map((ending) => file.slice(6) + ending)))
  for (const file of ['embed.js', ...files]) {
    const raw = readFileSync(join(dist, file))
    expect(brotliDecompressSync(readFileSync(join(dist, `${file}.br`)))).toEqual(raw)
    expect(gunzipSync(readFileSync(join(dist, `${file}.gz`)))).toEqual(raw)
  }
})

test('phones of 2019 read the syntax: writing it down for them again changes nothing', async () => {
  for (const file of ['embed.js', ...Object.values(renderers), ...Object.values(parts)]) {
    const text = readFileSync(join(dist, file), 'utf8')
    const options = { minifyWhitespace: true, charset: 'utf8', supported: { 'dynamic-import': true } } as const
    const [today, then] = await Promise.all(['esnext', 'es2019'].map((target) => transform(text, { ...options, target })))
    expect(then!.code, file).toBe(today!.code)
  }
})

test('a chunk is one module that imports nothing to be drawn, and exports its default alone', () => {
  for (const path of Object.values(renderers)) {
    const text = readFileSync(join(dist, path), 'utf8')
    // What is loaded once it is needed, by a computed address or as a part beside the chunk, is a call of import.
    expect(text).not.toMatch(/\bimport\b(?!\()/)
    expect(text.match(/export\{[^}]*\}/g)).toEqual([expect.stringMatching(/^export\{[\w$]+ as default\}$/)])
  }
})
