import type { PageApi } from '../../../src/loader/page-api.ts'
import { FAQ_ID, sampleFaq } from '../../sample.ts'
import { expect, test } from '../../fixture.ts'

declare const Inlay: PageApi
declare const seen: unknown[]

test('the document hears that a component was loaded and viewed', async ({ page, visit }) => {
  await visit('page-api')
  await expect.poll(() => page.evaluate(() => seen)).toEqual([
    ['load', { id: FAQ_ID, type: 'faq' }],
    ['view', { id: FAQ_ID, type: 'faq' }],
  ])
})

test('open and close open and close all answers of one component, counted as nobody’s act', async ({ page, inlay, faq, visit }) => {
  await visit('page-api')
  await expect(faq.locator('summary')).toHaveCount(3)
  await page.evaluate((id) => Inlay.open(id), FAQ_ID)
  await expect(faq.locator('details[open]')).toHaveCount(3)
  await page.evaluate((id) => Inlay.close(id), FAQ_ID)
  await expect(faq.locator('details[open]')).toHaveCount(0)
  await page.evaluate((id) => (Inlay.open('unknown'), Inlay.close('unknown'), Inlay.push(['open', id])), FAQ_ID)
  await expect(faq.locator('details[open]')).toHaveCount(3)
  await expect.poll(() => inlay.counted('view')).toBe(1)
  expect(inlay.counted('component_interaction')).toBe(0)
})

test('on hears until it is called off', async ({ page, faq, visit }) => {
  await visit('page-api')
  await expect(faq.locator('summary')).toHaveCount(3)
  const heard = await page.evaluate(
    (id) =>
      new Promise((resolve) => {
        const heard: string[] = []
        const off = Inlay.on('load', () => void heard.push('first'))
        Inlay.on('load', () => {
          heard.push('second')
          if (heard.length > 2) resolve(heard)
          else add()
        })
        const add = () => {
          if (heard.length) off()
          const host = document.createElement('div')
          host.setAttribute('data-inlay', id)
          document.body.append(host)
        }
        add()
      }),
    FAQ_ID,
  )
  expect(heard).toEqual(['first', 'second', 'second'])
})

test('a refresh leaves the questions alone that say the same: what a visitor follows or has selected there stays', async ({ page, inlay, faq, visit }) => {
  const items = (first: string) => [{ question: 'How long?', answer: first }, { question: 'Where?', answer: { blocks: [{ kind: 'text', spans: [{ text: 'In the ' }, { text: 'studio', link: 'https://studio.example' }] }] } }]
  inlay.components.set(FAQ_ID, sampleFaq({ items: items('Two days.') }))
  await visit('page-api')
  await faq.locator('summary').last().click()
  await faq.getByRole('link', { name: 'studio' }).focus()
  inlay.components.set(FAQ_ID, sampleFaq({ items: items('Three days.') }))
  await page.evaluate(() => Inlay.refresh())
  await expect(faq.locator('.answer').first()).toHaveText('Three days.')
  await expect(faq.getByRole('link', { name: 'studio' })).toBeFocused()
})
