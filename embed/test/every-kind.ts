import type { DeliveredComponent, DeliveredType } from '@inlay/contract/delivery'
import { test as base } from './fixture.ts'
import { EVERY_FIELD } from './form-sample.ts'
import { idOf, sample, sampleConfig } from './samples.ts'
import { installVisitor } from './visitor.ts'

export { expect, leave } from './fixture.ts'

const BUTTONS = { kind: 'buttons', buttons: [{ text: 'See the bowls', url: '/bowls' }, { text: 'Not now' }] }
const LINKS = { kind: 'links', links: [{ text: 'Opening hours', url: '/hours' }, { text: 'Repairs', url: '/repairs' }] }
const CUSTOM = ['text', 'tel', 'url', 'number', 'date', 'textarea', 'toggle'].map((type) => ({ name: `own-${type}`, label: `A ${type}`, type }))

/** Every kind, with every kind of field, and what else a kind can have inside or another way to stand: kind, name, changes of its sample. */
const VARIANTS: readonly (readonly [kind: DeliveredType, name: string, changes: Record<string, unknown>])[] = [
  ['faq', '', {}],
  ['poll', '', {}],
  ['poll', 'several', { allowMultiple: true, showResults: false }],
  ['form', '', {}],
  ['form', 'one-step', { title: 'Every field', fields: EVERY_FIELD }],
  ['newsletter', '', {}],
  ['newsletter', 'more', { customFields: CUSTOM }],
  ['waitlist', '', {}],
  ['cta', '', {}],
  ['banner', '', {}],
  ['banner', 'inline', { position: 'inline' }],
  ['modal', '', {}],
  ['modal', 'buttons', { content: BUTTONS, image: { url: '/shelf.svg', alt: 'A shelf with bowls' } }],
  ['widget', '', {}],
  ['widget', 'links', { content: LINKS, position: 'left' }],
  ['widget', 'questions', { content: { kind: 'faq', items: sampleConfig('faq').items } }],
  ['quiz', '', {}],
  ['quiz', 'one-page', { settings: { oneQuestionPerStep: false } }],
]

/** What a page is given: each of VARIANTS, under the id of its kind's sample or a name. */
export const EVERY = VARIANTS.map(([kind, name, changes]) => {
  const id = name ? `${kind}-${name}` : idOf(kind)
  return { id, kind, changes, component: sample(kind, changes, id) as DeliveredComponent }
})

export const IDS = EVERY.map(({ id }) => id)

/** Those that open over the page. */
export const OPENING = EVERY.filter(({ kind }) => kind === 'modal' || kind === 'widget').map(({ id }) => id)

export const MARKERS = EVERY.map(({ id, kind }) => `<div data-inlay${kind === 'quiz' ? '-quiz' : ''}="${id}"></div>`).join('\n')

export const test = base.extend<{
  /** Publishes every component. @param changed lays something over what is delivered */
  publishEvery: (changed?: (component: DeliveredComponent) => DeliveredComponent) => void
  /** Publishes them and opens a page with a marker of each. */
  showEvery: (changed?: (component: DeliveredComponent) => DeliveredComponent) => Promise<void>
}>({
  page: async ({ page }, use) => {
    await page.addInitScript(installVisitor)
    await use(page)
  },
  publishEvery: async ({ inlay }, use) => {
    await use((changed = (component) => component) => {
      for (const { id, kind, changes, component } of EVERY) {
        inlay.components.set(id, changed(component))
        if (kind === 'quiz') inlay.submissions.quizzes.set(id, sampleConfig('quiz', changes))
      }
    })
  },
  showEvery: async ({ page, site, visit, publishEvery }, use) => {
    await use(async (changed) => {
      publishEvery(changed)
      site.words['markers'] = MARKERS
      await visit('every-kind')
      await page.evaluate((count) => visitor.drawn(count), EVERY.length)
    })
  },
})
