import { join } from 'node:path'
import { SAVEABLE, SCHEMAS, anyConfig } from '@inlay/contract/test/any-config'
import { deliver } from '@inlay/contract/deliver'
import type { Deliverable } from '@inlay/contract/deliver'
import { build } from 'esbuild'
import fc from 'fast-check'
import { expect, test } from '../../fixture.ts'

/** Of each kind. */
const RUNS = process.env['INLAY_TEST_LONG'] ? 200 : 12

let script: string
test.beforeAll(async () => {
  const { outputFiles } = await build({ entryPoints: [join(import.meta.dirname, 'draw.ts')], bundle: true, write: false, format: 'iife' })
  script = outputFiles[0]!.text
})

/** Words that are there whatever else is, by the kind. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  faq: ['title', 'question'], poll: ['question', 'text'], form: ['title', 'subtitle'], newsletter: ['headline'], waitlist: ['headline'], banner: ['text'], modal: ['title', 'text'], cta: ['headline'], quiz: ['title'],
}

test('whatever may be saved is delivered to the letter and drawn by its renderer without an error, over itself as the same, and taken away whole', async ({ page }) => {
  test.setTimeout(RUNS > 100 ? 600_000 : 60_000)
  const [document, picture] = ['<!doctype html><title>Drawn</title><body></body>', '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"/>']
  await page.route('**', (route) => route.fulfill(route.request().isNavigationRequest() ? { contentType: 'text/html', body: document } : { contentType: 'image/svg+xml', body: picture }))
  await page.goto('http://localhost/')
  await page.addScriptTag({ content: script })
  for (const type of SAVEABLE) {
    await fc.assert(
      fc.asyncProperty(anyConfig(type), async (config) => {
        const saved = SCHEMAS[type].safeParse(config)
        // What may not be saved counts as no run.
        fc.pre(saved.success)
        const component = deliver({ type, config: saved.data } as Deliverable, { id: '0190a0a0-0000-7000-8000-000000000000', version: 1 })
        expect(await page.evaluate(([it, texts]) => draw(it, texts), [component, wordsOf(type, saved.data as Record<string, unknown>)] as const)).toEqual([])
      }),
      { numRuns: RUNS },
    )
  }
})

/** What the visitor is to read of a config. */
function wordsOf(type: string, config: Record<string, unknown>): string[] {
  const wanted = WORDS[type] ?? []
  const lists = type === 'faq' || type === 'poll' ? ['items', 'options'] : []
  const parts = [config, ...lists.flatMap((list) => (config[list] ?? []) as Record<string, unknown>[])]
  return parts.flatMap((part) => wanted.flatMap((key) => (typeof part[key] === 'string' && part[key].trim() !== '' ? [part[key].trim()] : [])))
}
