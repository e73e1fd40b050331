import { fileURLToPath } from 'node:url'
import { test as base } from '@playwright/test'
import { EXHIBITS } from '../../gallery/exhibits.ts'
import { startGallery } from '../../gallery/start-gallery.ts'
import type { Gallery } from '../../gallery/start-gallery.ts'
import { FIELD_TYPES } from '@inlay/contract/form-field'
import { complaints } from '../../complaints.ts'
import { EVERY_FIELD, FORM_SAMPLE } from '../../form-sample.ts'
import { KINDS } from '../../samples.ts'

const { expect } = base
const PICTURES = fileURLToPath(new URL('../../../../test-results/gallery/', import.meta.url))

/** One browser's pictures are enough. */
const PICTURED = { tag: '@chromium' }

const test = base.extend<object, { gallery: Gallery }>({
  gallery: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const gallery = await startGallery()
      await use(gallery)
      await gallery.close()
    },
    { scope: 'worker' },
  ],
})

test('the gallery has every kind of component, and every kind of field', () => {
  expect(new Set(EXHIBITS.map(({ kind }) => kind))).toEqual(new Set(KINDS))
  expect(new Set([...EVERY_FIELD, ...FORM_SAMPLE.fields].map(({ type }) => type))).toEqual(new Set(FIELD_TYPES))
})

/** By day each width and each scheme once; the long run has all four. */
const COMBINATIONS = [[360, 'dark'], [1280, 'light'], [360, 'light'], [1280, 'dark']] as const

for (const [width, theme] of COMBINATIONS.slice(0, process.env['INLAY_TEST_LONG'] ? 4 : 2)) {
  test(`everything is drawn at ${width} px in ${theme}, fits, and pleases axe; test-results/gallery has the picture`, PICTURED, async ({ page, gallery }) => {
    test.setTimeout(120_000)
    const said: string[] = []
    page.on('console', (message) => void (['error', 'warning'].includes(message.type()) && said.push(`${message.text()} ${message.location().url}`)))
    page.on('pageerror', (error) => void said.push(String(error)))
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`${gallery.origin}/?theme=${theme}`)
    const body = page.locator('body')
    await expect(body).toHaveAttribute('data-done', /./, { timeout: 60_000 })
    await page.screenshot({ path: `${PICTURES}${width}-${theme}.png`, fullPage: true, animations: 'disabled' })
    await expect(body).toHaveAttribute('data-done', 'ok')
    await expect(page.locator('.cell')).toHaveCount(gallery.exhibits.length)
    for (const frame of page.frames()) {
      expect(await frame.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${frame.url()} scrolls sideways`).toBe(0)
      const empty = await frame.evaluate(() => [...document.querySelectorAll('[data-play]')].filter((host) => !host.shadowRoot?.querySelector('.inlay *')).map(({ id }) => id))
      expect(empty, 'nothing drawn').toEqual([])
    }
    // What a test refuses on purpose is told by the browser as a resource that failed.
    expect(said.filter((line) => !/503 .*submit-/.test(line))).toEqual([])
    expect(await complaints(page)).toEqual([])
  })
}
