import { describe, expect, it } from 'vitest'
import { DEFAULT_CONFIGS, STORED_SCHEMAS } from './component-configs.ts'
import { COMPONENT_TYPES } from './component-types.ts'
import { deliver } from './deliver.ts'
import type { Deliverable } from './deliver.ts'
import type { DeliveredType, VisitorConfigOf } from './delivery.ts'
import { FIELD_TYPES } from './form-field.ts'
import { ICONS } from './icons.ts'
import { DEFAULT_QUIZ, quizConfig } from './quiz.ts'
import { palette } from './rules/palette.ts'

const ID = '0197c2f4-0000-7000-8000-00000000000a'
const KINDS: DeliveredType[] = [...COMPONENT_TYPES, 'quiz']
const given = (type: DeliveredType, config: object = {}): Deliverable =>
  ({ type, config: type === 'quiz' ? quizConfig.parse({ ...DEFAULT_QUIZ, ...config }) : STORED_SCHEMAS[type].parse({ ...DEFAULT_CONFIGS[type], ...config }) }) as Deliverable
const config = <T extends DeliveredType>(type: T, changes: object = {}) => deliver(given(type, changes), { id: ID, version: 3 }).config as VisitorConfigOf[T]

/** Every key, at any depth. */
const keysOf = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, inner]) => [...(Array.isArray(value) ? [] : [key]), ...keysOf(inner)]) : [])

const everyField = FIELD_TYPES.filter((type) => type !== 'stepper').map((type) => ({ type, name: type, options: ['A'], ...(type === 'icon' && { icon: 'truck' }) }))
const form = { kind: 'form', form: { fields: everyField } }

/** With all that an owner may keep for himself. */
const FULL: Partial<Record<DeliveredType, object>> = {
  form: { componentName: 'secret name', fields: everyField },
  banner: { schedule: { startsAt: '2026-01-01T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' } },
  modal: { content: form },
  widget: { content: form, icon: 'mail' },
  quiz: {
    questions: [
      { type: 'single-choice', id: 's', options: [{ id: 'a', text: 'A', score: { default: 777 } }] },
      { type: 'multiple-choice', id: 'm', options: [{ id: 'a', text: 'A', score: { default: 777 } }] },
      { type: 'rating', id: 'r', points: 777 },
      { type: 'text', id: 't' },
    ],
    outcomes: [{ id: 'secret', title: 'secret outcome', minScore: 77.7, maxScore: 99 }],
  },
}

describe('what visitors get', () => {
  it.each(KINDS)('of a %s: its id, version, kind and looks, and nothing that is the owner’s alone', (type) => {
    const delivered = deliver(given(type, FULL[type]), { id: ID, version: 3 })
    expect(delivered).toMatchObject({ id: ID, version: 3, type })
    expect(Object.keys(delivered).sort()).toEqual(['config', 'id', 'style', 'type', 'version'])
    const keys = keysOf(delivered.config)
    for (const secret of ['score', 'scores', 'points', 'outcome', 'outcomes', 'minScore', 'maxScore', 'schedule', 'startsAt', 'endsAt', 'componentName', 'styles', 'styling', 'accentColor', 'primaryColor', 'theme', 'radius', 'font', 'notifications', 'doubleOptIn']) expect(keys).not.toContain(secret)
    expect(JSON.stringify(delivered)).not.toMatch(/secret|777|77\.7/)
  })

  it.each(KINDS)('of a %s: all else, as it is stored', (type) => {
    const { config: stored } = given(type)
    const own = ['styles', 'styling', 'componentName', 'schedule', 'outcomes', 'notifications', 'doubleOptIn']
    expect(Object.keys(config(type)).sort()).toEqual(Object.keys(stored).filter((key) => !own.includes(key)).sort())
  })

  it('is JSON: what is stored as undefined, a date or a class is none of it', () => {
    for (const type of KINDS) {
      const delivered = deliver(given(type, FULL[type]), { id: ID, version: 3 })
      expect(JSON.parse(JSON.stringify(delivered))).toEqual(delivered)
    }
  })

  it('leaves the stored config as it was', () => {
    for (const type of KINDS) {
      const component = given(type, FULL[type])
      const before = structuredClone(component)
      deliver(component, { id: ID, version: 3 })
      expect(component).toEqual(before)
    }
  })
})

describe('the looks', () => {
  it.each(KINDS)('of a %s are worked out of its own colour, radius, theme and face', (type) => {
    const looks = { accentColor: '#b45309', primaryColor: '#b45309', radius: 2, theme: 'auto', font: 'system' }
    const { style } = deliver(given(type, { styles: looks, styling: looks, settings: { theme: 'auto' } }), { id: ID, version: 1 })
    expect(style).toEqual({ palette: palette('#b45309'), radius: 2, theme: 'auto', font: 'system' })
  })

  it.each(KINDS)('of a %s whose owner chose none are the default ones', (type) => {
    expect(deliver(given(type), { id: ID, version: 1 }).style).toMatchObject({ palette: { light: palette('#0EA5E9').light }, radius: 8, theme: 'light', font: 'inherit' })
  })
})

describe('icons', () => {
  it('are drawings: of a form’s fields, at any depth, and of a widget', () => {
    const forms = [config('form', FULL.form), config('modal', FULL.modal).content, config('widget', FULL.widget).content]
    for (const fields of forms.map((one) => ('fields' in one ? one.fields : one.kind === 'form' ? one.form.fields : []))) {
      expect(fields.find(({ type }) => type === 'icon')).toMatchObject({ icon: ICONS.truck })
    }
    expect(config('widget', { icon: 'mail' }).icon).toBe(ICONS.mail)
  })

  it('of an unknown name are a star; a widget without one has none', () => {
    expect(config('widget', { icon: 'constructor' }).icon).toBe(ICONS.star)
    expect(config('widget', { icon: '' }).icon).toBe('')
  })
})

describe('a space', () => {
  it.each([[24, 24], [-5, 0], [1e9, 400], [10.6, 11]])('of %d is drawn as %d', (height, drawn) => {
    expect(config('form', { fields: [{ type: 'spacer', name: 's', height }] }).fields).toMatchObject([{ height: drawn }])
  })
})

describe('a question', () => {
  it('keeps what a visitor needs: its options by id and text, its scale, whether it is required', () => {
    expect(config('quiz', FULL.quiz).questions).toEqual([
      { type: 'single-choice', id: 's', text: '', required: true, options: [{ id: 'a', text: 'A' }] },
      { type: 'multiple-choice', id: 'm', text: '', required: true, options: [{ id: 'a', text: 'A' }] },
      { type: 'rating', id: 'r', text: '', required: true, maxRating: 5 },
      { type: 'text', id: 't', text: '', required: true },
    ])
  })
})
