import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { DeliveredComponent, DeliveredComponents, DeliveredType } from '@inlay/contract/delivery'
import { transform } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { KINDS, sample } from './samples.ts'

const KB = 1_000
let dist = ''
let renderers: Record<string, string> = {}
/** What a kind loads once it is needed. */
let parts: Record<string, string> = {}

const build = (folder: string) => execFileSync(process.execPath, [fileURLToPath(new URL('../build.mjs', import.meta.url)), folder], { stdio: 'pipe' })

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'inlay-embed-'))
  build(dist)
  ;({ renderers, parts } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as { renderers: typeof renderers; parts: typeof parts })
})
afterAll(() => rmSync(dist, { recursive: true, force: true }))

const weigh = (name: string) => statSync(join(dist, name)).size

test('embed.js is at most 3.0 KB in brotli and under 10 KB raw', () => {
  console.log(`embed.js: ${weigh('embed.js')} bytes raw, ${weigh('embed.js.gz')} gzip, ${weigh('embed.js.br')} brotli`)
  expect(weigh('embed.js.br')).toBeLessThanOrEqual(3 * KB)
  expect(weigh('embed.js')).toBeLessThan(10 * KB)
})

/** Bytes in brotli of a page with one component of the kind. */
const MOST: Record<DeliveredType, number> = {
  faq: 6 * KB,
  poll: 6 * KB,
  banner: 6 * KB,
  modal: 6 * KB,
  widget: 6 * KB,
  cta: 6 * KB,
  newsletter: 6 * KB,
  waitlist: 6 * KB,
  form: 10 * KB,
  quiz: 10 * KB,
}

test.each(KINDS)('everything that a page with one %s loads to draw it stays within its bytes', (kind) => {
  const answer: DeliveredComponents = { components: [sample(kind) as DeliveredComponent], renderers: { [kind]: renderers[kind]! } }
  const bytes = { script: weigh('embed.js.br'), chunk: weigh(`${renderers[kind]}.br`), answer: brotliCompressSync(JSON.stringify(answer)).length }
  const total = bytes.script + bytes.chunk + bytes.answer
  console.log(`a page with one ${kind}: ${total} bytes brotli ${JSON.stringify(bytes)}`)
  expect(total).toBeLessThanOrEqual(MOST[kind])
})

test('what an earlier build wrote stays for pages that are open, and goes after a month', () => {
  const folder = mkdtempSync(join(tmpdir(), 'inlay-embed-old-'))
  const old = (name: string, days: number) => {
    writeFileSync(join(folder, 'embed', name), '')
    utimesSync(join(folder, 'embed', name), new Date(), new Date(Date.now() - days * 24 * 60 * 60 * 1000))
  }
  mkdirSync(join(folder, 'embed'))
  old('form-answer-0000000000.js', 29)
  old('form-answer-1111111111.js', 31)
  build(folder)
  expect(readdirSync(join(folder, 'embed')).filter((name) => /0{10}|1{10}/.test(name))).toEqual(['form-answer-0000000000.js'])
  rmSync(folder, { recursive: true })
})

test('each kind has one chunk, named after what is in it, with the same text compressed beside it', () => {
  const files = [...Object.values(renderers), ...Object.values(parts)].map((path) => path.slice(1)).sort()
  expect(Object.keys(renderers).sort()).toEqual([...KINDS].sort())
  expect(readdirSync(join(dist, 'embed')).sort()).toEqual(files.flatMap((file) => ['', '.br', '.gz'].map((ending) => file.slice(6) + ending)))
  for (const file of ['embed.js', ...files]) {
    const raw = readFileSync(join(dist, file))
    expect(raw.toString().split('\n', 1), `${file} is compiled while it arrives`).toEqual(['//# allFunctionsCalledOnLoad'])
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
