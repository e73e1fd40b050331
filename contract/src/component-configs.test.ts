import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONFIG_SCHEMAS, DEFAULT_CONFIGS, STORED_SCHEMAS } from './component-configs.ts'
import { COMPONENT_TYPE_LABELS, COMPONENT_TYPES } from './component-types.ts'
import type { ComponentType } from './component-types.ts'
import { FAQ_MAX_ITEMS } from './faq.ts'

const x = (length: number) => 'x'.repeat(length)
const many = <T>(length: number, item: (index: number) => T) => Array.from({ length }, (_, index) => item(index))

describe('the config of every kind', () => {
  it.each(COMPONENT_TYPES)('%s: its default is accepted as it is, and what is left out gets a default', (type) => {
    expect(CONFIG_SCHEMAS[type].parse(DEFAULT_CONFIGS[type])).toEqual(DEFAULT_CONFIGS[type])
    const empty = CONFIG_SCHEMAS[type].parse({})
    expect(CONFIG_SCHEMAS[type].parse(empty)).toEqual(empty)
    expect(COMPONENT_TYPE_LABELS[type]).toMatch(/^[A-Z]/)
  })

  it.each(COMPONENT_TYPES)('%s: what was parsed parses to the same again, as stored too, and unknown keys are gone', (type) => {
    fc.assert(
      fc.property(fc.object(), (unknown) => {
        for (const schema of [CONFIG_SCHEMAS[type], STORED_SCHEMAS[type]]) {
          const parsed = schema.safeParse({ ...unknown, ...DEFAULT_CONFIGS[type], __unknown__: 1 })
          expect(parsed.success).toBe(true)
          expect(parsed.data).toEqual(DEFAULT_CONFIGS[type])
        }
      }),
    )
  })

  it.each(COMPONENT_TYPES)('%s: anything else is refused with a path, and without a throw', (type) => {
    const keys = Object.keys(DEFAULT_CONFIGS[type])
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...keys), fc.anything())), (config) => {
        const { success, error } = CONFIG_SCHEMAS[type].safeParse(config)
        if (!success) expect(error.issues.length).toBeGreaterThan(0)
        // Whatever may be saved may have been stored.
        if (success) expect(STORED_SCHEMAS[type].safeParse(config).success).toBe(true)
      }),
    )
  })

  it.each(COMPONENT_TYPES)('%s: each wrong value is named by its path', (type) => {
    for (const key of Object.keys(DEFAULT_CONFIGS[type])) {
      const { error } = CONFIG_SCHEMAS[type].safeParse({ [key]: Symbol('nothing takes this') })
      expect(error?.issues.map(({ path }) => path[0])).toContain(key)
    }
  })
})

const email = { type: 'email', name: 'email' }
const form = (...fields: object[]) => ({ kind: 'form', form: { fields } })
const REFUSED: [ComponentType, string, object][] = [
  ['faq', 'items.0.question', { items: [{ question: x(501), answer: '' }] }],
  ['faq', 'items.0.answer', { items: [{ question: '', answer: 1 }] }],
  ['faq', 'items', { items: many(FAQ_MAX_ITEMS + 1, () => ({ question: '', answer: '' })) }],
  ['faq', 'styles.accentColor', { styles: { accentColor: 'red;}' } }],
  ['faq', 'styles.radius', { styles: { radius: -1 } }],
  ['faq', 'styles.theme', { styles: { theme: 'sepia' } }],
  ['faq', 'styles.font', { styles: { font: 'Comic Sans' } }],
  ['poll', 'options', { options: [] }],
  ['poll', 'options', { options: many(10_001, (index) => ({ id: `o${index}`, text: 'x' })) }],
  ['poll', 'options.1.id', { options: [{ id: 'a', text: 'A' }, { id: 'a', text: 'B' }] }],
  ['poll', 'options.0.id', { options: [{ id: '__proto__', text: 'A' }] }],
  ['poll', 'options.0.text', { options: [{ id: 'a', text: '  ' }] }],
  ['poll', 'allowMultiple', { allowMultiple: 'yes' }],
  ['poll', 'styling.primaryColor', { styling: { primaryColor: 'blue' } }],
  ['form', 'fields.0.name', { fields: [{ type: 'text', name: '1st' }] }],
  ['form', 'fields.0.name', { fields: [{ type: 'text', name: '__proto__' }] }],
  ['form', 'fields.0.name', { fields: [{ type: 'text', name: x(65) }] }],
  ['form', 'fields.0.type', { fields: [{ type: 'hologram', name: 'a' }] }],
  ['form', 'fields.0.options.1', { fields: [{ type: 'radio', name: 'a', options: ['A', ' '] }] }],
  ['form', 'fields.0.options', { fields: [{ type: 'tags', name: 'a', options: many(10_001, String) }] }],
  ['form', 'fields.0.max', { fields: [{ type: 'range', name: 'a', min: 5, max: 5 }] }],
  ['form', 'fields.0.step', { fields: [{ type: 'range', name: 'a', step: 0 }] }],
  ['form', 'fields.0.maxRating', { fields: [{ type: 'rating', name: 'a', maxRating: 0 }] }],
  ['form', 'fields.0.min', { fields: [{ type: 'number', name: 'a', min: NaN }] }],
  ['form', 'fields.0.max', { fields: [{ type: 'range', name: 'a', max: Infinity }] }],
  ['form', 'fields.0.imageUrl', { fields: [{ type: 'image', name: 'a', imageUrl: 'javascript:alert(1)' }] }],
  ['form', 'fields.0.imageUrl', { fields: [{ type: 'image', name: 'a', imageUrl: 'mailto:a@b.example' }] }],
  ['form', 'fields.0.accept.0', { fields: [{ type: 'file', name: 'a', accept: ['program'] }] }],
  ['form', 'fields.0.value', { fields: [{ type: 'colorpicker', name: 'a', value: 'red' }] }],
  ['form', 'fields.0.variant', { fields: [{ type: 'message', name: 'a', variant: 'loud' }] }],
  ['form', 'fields.0.showIf.value', { fields: [{ type: 'text', name: 'a', showIf: { field: 'b', value: null } }] }],
  ['form', 'fields.1.showIf.field', { fields: [email, { type: 'text', name: 'a', showIf: { field: 'b', value: 'x' } }] }],
  ['form', 'fields.1.name', { fields: [email, email] }],
  ['form', 'fields', { fields: many(201, (index) => ({ type: 'text', name: `f${index}` })) }],
  ['form', 'texts.required', { texts: { required: x(301) } }],
  ['newsletter', 'customFields.0.name', { customFields: [{ name: 'email' }] }],
  ['newsletter', 'customFields.1.name', { customFields: [{ name: 'city' }, { name: 'city' }] }],
  ['newsletter', 'customFields.0.type', { customFields: [{ name: 'city', type: 'file' }] }],
  ['newsletter', 'fields.0.name', { fields: [{ name: 'phone' }] }],
  ['newsletter', 'privacyLink.url', { privacyLink: { url: 'javascript:alert(1)' } }],
  ['waitlist', 'fields', { fields: [{ name: 'name' }, { name: 'email' }, { name: 'name' }] }],
  ['waitlist', 'successMessage', { successMessage: x(2_001) }],
  ['banner', 'link.url', { link: { url: 'data:text/html,x' } }],
  ['banner', 'position', { position: 'middle' }],
  ['banner', 'schedule.startsAt', { schedule: { startsAt: 'tomorrow' } }],
  ['banner', 'schedule.startsAt', { schedule: { startsAt: '2026-02-30T10:00:00Z' } }],
  ['banner', 'schedule.endsAt', { schedule: { startsAt: '2026-02-01T10:00:00Z', endsAt: '2026-02-01T11:00:00+01:00' } }],
  ['modal', 'trigger.seconds', { trigger: { on: 'delay', seconds: -1 } }],
  ['modal', 'trigger.percent', { trigger: { on: 'scroll', percent: 0 } }],
  ['modal', 'trigger.on', { trigger: { on: 'hover' } }],
  ['modal', 'frequency', { frequency: 'never' }],
  ['modal', 'content.buttons', { content: { kind: 'buttons', buttons: many(4, () => ({})) } }],
  ['modal', 'content.form.fields.0.max', { content: form({ type: 'range', name: 'a', min: 5, max: 5 }) }],
  ['modal', 'content.form.fields.1.name', { content: form(email, email) }],
  ['modal', 'content.kind', { content: { kind: 'video' } }],
  ['modal', 'image.url', { image: { url: 'tel:110' } }],
  ['widget', 'content.links.0.url', { content: { kind: 'links', links: [{ url: 'vbscript:x' }] } }],
  ['widget', 'content.items.0.question', { content: { kind: 'faq', items: [{ answer: '' }] } }],
  ['widget', 'content.form.fields.0.step', { content: form({ type: 'range', name: 'a', step: 0 }) }],
  ['widget', 'position', { position: 'top' }],
  ['cta', 'button.url', { button: { url: 'java\nscript:alert(1)' } }],
  ['cta', 'headline', { headline: null }],
]

describe('a wrong value', () => {
  it.each(REFUSED)('of %s is named: %s', (type, path, config) => {
    const { error } = CONFIG_SCHEMAS[type].safeParse(config)
    expect(error?.issues.map((issue) => issue.path.join('.'))).toContain(path)
  })

  it('of text the database cannot hold is mended: NUL is dropped, a lone surrogate replaced', () => {
    expect(CONFIG_SCHEMAS.faq.parse({ title: 'a\u0000b\ud800' }).title).toBe('ab\ufffd')
    expect(CONFIG_SCHEMAS.poll.parse({ options: [{ id: 'a', text: '\u0000 A \ud800' }] }).options[0]!.text).toBe('A \ufffd')
  })
})

describe('what was stored once', () => {
  const mended = [
    { type: 'range', name: 'a', min: 5, max: 5 },
    { type: 'range', name: 'b', min: 10, max: 0, step: 0 },
    { type: 'range', name: 'c', step: -1 },
    { type: 'rating', name: 'd', maxRating: 0 },
    { type: 'rating', name: 'e', maxRating: 1 },
    { type: 'radio', name: 'f' },
    { type: 'text', name: 'f', showIf: { field: 'gone', value: 'x' } },
    { type: 'spacer', name: 'g', height: -5 },
    { type: 'stepper', name: 'h' },
    { type: 'number', name: 'i', min: 3, max: 1, step: 0 },
  ]

  it.each<[ComponentType, object]>([
    ['form', { fields: mended }],
    ['modal', { content: form(...mended) }],
    ['widget', { content: form(...mended) }],
  ])('%s: limits that are refused today are read, to be drawn mended (C14)', (type, config) => {
    expect(CONFIG_SCHEMAS[type].safeParse(config).success).toBe(false)
    expect(STORED_SCHEMAS[type].safeParse(config).success).toBe(true)
  })

  it('must still be of the right shape, and safe', () => {
    for (const [type, path, config] of REFUSED.filter(([, path]) => /url|accentColor|primaryColor|\.type|\.0\.id$/i.test(path))) {
      expect([type, path, STORED_SCHEMAS[type].safeParse(config).success]).toEqual([type, path, false])
    }
  })
})

describe('a place to sign up', () => {
  const fieldsOf = (fields: object[]) => CONFIG_SCHEMAS.newsletter.parse({ fields }).fields.map(({ name, required }) => [name, required])

  it('always asks for an email, and must have it; the name is as the owner wants', () => {
    expect(fieldsOf([])).toEqual([['email', true]])
    expect(fieldsOf([{ name: 'email', required: false }])).toEqual([['email', true]])
    expect(fieldsOf([{ name: 'name' }])).toEqual([['name', false], ['email', true]])
    expect(fieldsOf([{ name: 'email' }, { name: 'name', required: true }])).toEqual([['name', true], ['email', true]])
  })

  it('keeps the email’s own words', () => {
    expect(CONFIG_SCHEMAS.waitlist.parse({ fields: [{ name: 'email', label: 'E-Mail' }] }).fields).toEqual([{ name: 'email', label: 'E-Mail', placeholder: '', required: true }])
  })
})

describe('a banner’s schedule', () => {
  it('may be open at either end, and be given in any zone', () => {
    for (const schedule of [{}, { startsAt: null, endsAt: null }, { startsAt: '2026-01-01T00:00:00Z' }, { endsAt: '2026-01-01T00:00:00+05:30' }, { startsAt: '2026-01-01T10:00:00+02:00', endsAt: '2026-01-01T09:00:00Z' }]) {
      expect(CONFIG_SCHEMAS.banner.safeParse({ schedule }).success).toBe(true)
    }
  })
})
