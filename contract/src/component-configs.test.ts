import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONFIG_SCHEMAS, DEFAULT_CONFIGS } from './component-configs.ts'
import { COMPONENT_TYPES } from './component-types.ts'
import { FAQ_MAX_ITEMS } from './faq.ts'

describe('the config of every kind', () => {
  it.each(COMPONENT_TYPES)('%s: its default is accepted as it is', (type) => {
    expect(CONFIG_SCHEMAS[type].parse(DEFAULT_CONFIGS[type])).toEqual(DEFAULT_CONFIGS[type])
  })

  it.each(COMPONENT_TYPES)('%s: what was parsed parses to the same again, and unknown keys are gone', (type) => {
    fc.assert(
      fc.property(fc.object(), (unknown) => {
        const parsed = CONFIG_SCHEMAS[type].safeParse({ ...unknown, ...DEFAULT_CONFIGS[type], __unknown__: 1 })
        expect(parsed.success).toBe(true)
        expect(parsed.data).toEqual(DEFAULT_CONFIGS[type])
      }),
    )
  })
})

describe('the FAQ', () => {
  const faq = CONFIG_SCHEMAS.faq

  it('fills what is missing', () => {
    expect(faq.parse({})).toMatchObject({ items: [], styles: { accentColor: '#0EA5E9', radius: 8, theme: 'light', font: 'inherit' } })
  })

  it('drops NUL and mends lone surrogates, which the database cannot hold', () => {
    expect(faq.parse({ title: 'a\u0000b\ud800' }).title).toBe('ab\ufffd')
  })

  it.each([
    ['items.0.question', { items: [{ question: 'x'.repeat(501), answer: '' }] }],
    ['items.0.answer', { items: [{ question: '', answer: 1 }] }],
    ['items', { items: Array.from({ length: FAQ_MAX_ITEMS + 1 }, () => ({ question: '', answer: '' })) }],
    ['styles.accentColor', { styles: { accentColor: 'red;}' } }],
    ['styles.radius', { styles: { radius: -1 } }],
    ['title', { title: null }],
  ])('names %s when it is wrong', (path, config) => {
    expect(faq.safeParse(config).error?.issues.map((issue) => issue.path.join('.'))).toContain(path)
  })
})
