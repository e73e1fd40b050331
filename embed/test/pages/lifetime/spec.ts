import type { Page } from '@playwright/test'
import type { DeliveredComponent, DeliveredType } from '@inlay/contract/delivery'
import type { Chunk } from '../../../src/loader/chunk.ts'
import { installAlive } from '../../alive.ts'
import { BROWSER } from '../../browsers/chosen.ts'
import { EVERY, IDS, MARKERS, OPENING, expect, test } from '../../every-kind.ts'
import { FAQ_ID, sampleFaq } from '../../sample.ts'
import { KINDS, idOf, sample, sampleConfig } from '../../samples.ts'

/** Another config of each kind: less of everything, or another way to stand. */
const OTHER = Object.fromEntries(
  Object.entries({
    faq: { title: '', items: [] },
    poll: { question: '', options: [{ id: 'one', text: 'Only one' }, { id: 'two', text: 'Or two' }], allowMultiple: true },
    form: { title: '', fields: [{ type: 'text', name: 'name', label: 'Name' }] },
    newsletter: { headline: '', privacyLink: {} },
    waitlist: { fields: [] },
    banner: { position: 'inline', dismissible: false, link: {} },
    modal: { content: { kind: 'buttons', buttons: [] }, trigger: { on: 'delay', seconds: 300 } },
    widget: { content: { kind: 'links', links: [] }, position: 'left' },
    cta: { headline: '', secondButton: {} },
    quiz: { title: '', questions: sampleConfig('quiz').questions.slice(2) },
  }).map(([kind, changes]) => [kind, sample(kind as DeliveredType, changes) as DeliveredComponent]),
) as Record<DeliveredType, DeliveredComponent>

/** Of all kinds on a page, and of one kind alone; two hundred of them take minutes. */
const PAGE_ROUNDS = process.env['INLAY_TEST_LONG'] ? 200 : 60
const KIND_ROUNDS = PAGE_ROUNDS
/** What the browser itself keeps for a while; a leak of one a round is far more. */
const KEPT_MAX = 20

test.describe(() => {
  test.setTimeout(120_000)
  test.beforeEach(({ page }) => page.addInitScript(installAlive))

  test(`a page with all kinds, left and entered ${PAGE_ROUNDS} times, keeps no listener, timer, observer, style or node`, async ({ page, site, visit, publishEvery }) => {
    publishEvery(({ ...component }) => (component.type === 'modal' ? { ...component, config: { ...component.config, frequency: 'always' } } : component))
    site.words['markers'] = ''
    await visit('every-kind')
    await expect.poll(() => page.evaluate(() => typeof (window.Inlay as { refresh?: unknown } | undefined)?.refresh)).toBe('function')
    const before = await page.evaluate(() => alive())
    const memory = await held(page)
    const enter = (rounds: number) =>
      page.evaluate(
        async ({ rounds, markers, ids, opening }) => {
          const place = document.querySelector('#place')!
          const gone: WeakRef<Node>[] = []
          let most = alive()
          for (let round = 0; round < rounds; round++) {
            place.innerHTML = markers
            const hosts = [...place.children]
            await visitor.drawn(ids.length)
            await visitor.open(opening)
            // Every other route is left while an answer of Inlay is under way, or what is wrong is said, or after all was sent.
            if (round % 2) await visitor.complain()
            if (round % 4 === 3 && (await visitor.send()) < 6) throw new Error('not all of them could be sent')
            ;(window.Inlay as { refresh(): void }).refresh()
            most = alive()
            gone.push(...hosts.flatMap((host) => [new WeakRef(host), new WeakRef(host.shadowRoot!.querySelector('.inlay')!)]))
            place.textContent = ''
            await visitor.until(() => hosts.every((host) => !host.shadowRoot!.querySelector('.inlay')), 'the end')
          }
          Object.assign(window, { gone })
          return most
        },
        { rounds, markers: MARKERS, ids: IDS, opening: OPENING },
      )
    const most = await enter(10)
    for (const name of ['listeners', 'observed'] as const) expect(most[name], `${name} are counted`).toBeGreaterThan(before[name])
    await expect.poll(() => page.evaluate(() => alive())).toEqual(before)
    const early = await memory()
    await enter(PAGE_ROUNDS - 10)
    await expect.poll(() => page.evaluate(() => alive()), 'what goes on by itself').toEqual(before)
    await expect(page.locator('html')).not.toHaveAttribute('style')
    const late = await memory()
    if (early && late) {
      console.log(`after 10 rounds ${JSON.stringify(early)}, after ${PAGE_ROUNDS} ${JSON.stringify(late)}`)
      expect(await page.evaluate(() => (window as unknown as { gone: WeakRef<Node>[] }).gone.filter((node) => node.deref()).length), 'elements that left').toBe(0)
      for (const name of ['Nodes', 'JSEventListeners', 'Documents'] as const) expect(late[name] - early[name], name).toBeLessThan(KEPT_MAX)
    }
  })

  for (const kind of KINDS) {
    test(`${kind}: mounted, changed, opened and taken out ${KIND_ROUNDS} times, it leaves no node, style, listener, timer or observer`, async ({ page, inlay, visit }) => {
      await visit('lifetime')
      const versions = [...EVERY.filter((one) => one.kind === kind).map(({ component }) => ({ ...component, id: idOf(kind) })), OTHER[kind]]
      const result = await page.evaluate(
        async ({ origin, renderers, kind, rounds, versions }) => {
          const { default: chunk } = (await import(origin + renderers[kind]!)) as { default: Chunk }
          const host = document.querySelector<HTMLElement>('#host')!
          const turn = () => new Promise((resolve) => setTimeout(resolve, 0))
          const state = () => ({ ...alive(), nodes: document.querySelectorAll('*').length, style: document.documentElement.getAttribute('style') })
          const before = state()
          let most = 0
          for (let round = 0; round < rounds; round++) {
            const wait = round % 4 < 2
            const mounted = chunk(host, versions[round % versions.length]!, { origin, renderers, emit() {} })
            for (const form of visitor.all('form')) form.dispatchEvent(new Event('input'))
            mounted.open()
            if (wait) await turn()
            most = Math.max(most, alive().listeners)
            for (const version of versions) mounted.update(version)
            mounted.close()
            mounted.open()
            if (wait) await turn()
            mounted.destroy()
            mounted.destroy()
          }
          // What was loaded for one that is gone arrives yet.
          for (let count = 0; count < 10; count++) await turn()
          const root = host.shadowRoot!
          return { before, after: state(), most, inside: root.innerHTML, rules: root.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]).length }
        },
        { origin: inlay.origin, renderers: inlay.renderers, kind, rounds: KIND_ROUNDS, versions },
      )
      expect(result.after).toEqual(result.before)
      expect(result.most, 'the count can tell').toBeGreaterThan(result.before.listeners)
      expect(result.inside).toBe('<slot></slot>')
      expect(result.rules).toBe(0)
      await expect(page.getByText('What the owner wrote here')).toBeVisible()
    })
  }
})

/** What Chromium holds after its rubbish is gone; the other browsers do not tell. */
async function held(page: Page) {
  if (BROWSER !== 'chromium') return () => Promise.resolve(null)
  const tools = await page.context().newCDPSession(page)
  await tools.send('Performance.enable')
  return async () => {
    // What a weak reference holds, it holds for the turn.
    for (let count = 0; count < 3; count++) await tools.send('HeapProfiler.collectGarbage')
    const { metrics } = await tools.send('Performance.getMetrics')
    const valueOf = (name: string) => metrics.find((metric) => metric.name === name)!.value
    return { Nodes: valueOf('Nodes'), JSEventListeners: valueOf('JSEventListeners'), Documents: valueOf('Documents') }
  }
}

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
