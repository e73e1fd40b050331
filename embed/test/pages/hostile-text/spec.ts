import { FAQ_ID, sampleFaq } from '../../sample.ts'
import { expect, test } from '../../fixture.ts'

const HOSTILE = [
  '<img src=x onerror="owned++">',
  '<svg onload="owned++"></svg>',
  '</style><script>owned++</script>',
  '<a href="javascript:owned++">click</a>',
  '{{constructor.constructor("owned++")()}}',
  '&lt;b&gt; &amp; \u202Eright to left\u202C \u0000 \uD800',
]

const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD')

test('titles, questions and answers are shown as the text they are', async ({ page, inlay, faq, visit }) => {
  inlay.components.set(FAQ_ID, sampleFaq({ title: HOSTILE.slice(1).join(' '), items: HOSTILE.map((text) => ({ question: text, answer: text })) }))
  await visit('hostile-text')
  await expect(faq.locator('summary')).toHaveCount(HOSTILE.length)
  for (const summary of await faq.locator('summary').all()) await summary.click()
  const shown = await faq.evaluate((host) => [...host.shadowRoot!.querySelectorAll('summary, p')].map((element) => element.textContent))
  // What no database keeps is gone before it is delivered.
  const readable = HOSTILE.map((text) => wellFormed(text).replace('\u0000', ''))
  expect(shown.map(wellFormed)).toEqual(readable.flatMap((text) => [text, text]))
  expect(await faq.evaluate((host) => host.shadowRoot!.querySelectorAll('img, script, a, style, b').length)).toBe(0)
  expect(await page.evaluate(() => (window as unknown as { owned: number }).owned)).toBe(0)
})

test('colours, radius and kind that are no such thing do not reach the style sheet as rules', async ({ page, inlay, faq, visit }) => {
  const sample = sampleFaq()
  const radius = '0;}:host{background:url(https://elsewhere.invalid/)' as unknown as number
  inlay.components.set(FAQ_ID, { ...sample, style: { ...sample.style, radius } })
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await visit('hostile-text')
  await expect(faq.locator('summary')).toHaveCount(3)
  await expect(faq.locator('summary').first()).toHaveCSS('display', 'flex')
  expect(asked.filter((url) => url.includes('elsewhere'))).toEqual([])
})

test('an element named Inlay or currentScript does not stop the script', async ({ page, site, faq }) => {
  await page.goto(`${site.origin}/hostile-text/clobbered.html`)
  await expect(faq.locator('summary')).toHaveCount(3)
  expect(await page.evaluate(() => typeof (window.Inlay as { open: unknown }).open)).toBe('function')
})
