import { FAQ_ID, sampleFaq } from '../../sample.ts'
import type { Chunk } from '../../../src/loader/chunk.ts'
import { expect, test } from '../../fixture.ts'

declare const listeners: number

test('mounted, changed and taken out two hundred times, it leaves no node, style or listener', async ({ page, inlay, visit }) => {
  await visit('lifetime')
  const versions = [sampleFaq(), sampleFaq({ title: '', items: [] }), sampleFaq({ items: [{ question: 'Only one?', answer: 'Yes.' }] })]
  const result = await page.evaluate(
    async ({ address, versions }) => {
      const { default: chunk } = (await import(address)) as { default: Chunk }
      const host = document.querySelector<HTMLElement>('#host')!
      const before = { listeners, nodes: document.querySelectorAll('*').length }
      let most = 0
      for (let round = 0; round < 200; round++) {
        const mounted = chunk(host, versions[0]!, { emit() {} })
        most = Math.max(most, listeners)
        for (const version of versions) mounted.update(version)
        mounted.open()
        mounted.destroy()
        mounted.destroy()
      }
      const root = host.shadowRoot!
      const after = { listeners, nodes: document.querySelectorAll('*').length }
      return { before, after, most, inside: root.innerHTML, rules: root.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]).length }
    },
    { address: inlay.origin + inlay.chunk, versions },
  )
  expect(result.after).toEqual(result.before)
  expect(result.most, 'the count can tell').toBeGreaterThan(result.before.listeners)
  expect(result.inside).toBe('<slot></slot>')
  expect(result.rules).toBe(0)
  await expect(page.getByText('What the owner wrote here')).toBeVisible()
})

test('an update keeps focus and open answers, and says what is new', async ({ page, inlay, visit }) => {
  await visit('lifetime')
  const mounted = await page.evaluateHandle(
    async ({ address, first }) => {
      const { default: chunk } = (await import(address)) as { default: Chunk }
      return chunk(document.querySelector<HTMLElement>('#host')!, first, {})
    },
    { address: inlay.origin + inlay.chunk, first: sampleFaq() },
  )
  const summary = page.locator('#host summary')
  await summary.nth(1).click()
  await mounted.evaluate((it, next) => it.update(next), sampleFaq({ title: 'New', items: [{ question: 'A?', answer: 'a' }, { question: 'B?', answer: 'b' }], styles: { theme: 'dark' } }, FAQ_ID))
  await expect(summary).toHaveText(['A?', 'B?'])
  await expect(summary.nth(1)).toBeFocused()
  await expect(page.locator('#host details[open] p')).toHaveText('b')
  await expect(page.locator('#host h2')).toHaveCSS('color', 'rgb(236, 238, 241)')
})

test('a second mount on one element takes the place of the first, whose end does not disturb it', async ({ page, inlay, visit }) => {
  await visit('lifetime')
  await page.evaluate(
    async ({ address, component }) => {
      const { default: chunk } = (await import(address)) as { default: Chunk }
      const host = document.querySelector<HTMLElement>('#host')!
      const first = chunk(host, component, {})
      chunk(host, component, {})
      first.destroy()
    },
    { address: inlay.origin + inlay.chunk, component: sampleFaq() },
  )
  await expect(page.locator('#host summary')).toHaveCount(3)
  await expect(page.locator('#host summary').first()).toHaveCSS('display', 'flex')
})
