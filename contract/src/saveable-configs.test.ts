import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod'
import { CONFIG_SCHEMAS, STORED_SCHEMAS } from './component-configs.ts'
import { COMPONENT_TYPES } from './component-types.ts'
import { deliver } from './deliver.ts'
import type { Deliverable } from './deliver.ts'
import { formContent } from './form.ts'

const ADDRESSES = ['', '/new', 'https://shop.example/new?a=1#b', 'mailto:a@shop.example', 'tel:+4930', '#top', '//shop.example']
const RUNS = 50
const COLOURS = ['#0EA5E9', '#fff', '#000000']
/** Limits of numbers by their key. */
const LIMITS: Record<string, [number, number]> = { radius: [0, 24], seconds: [0, 3_600], percent: [1, 100] }
/** Fields that a form may have beside each other, in this order. */
const FIELDS = [
  { type: 'email', name: 'email', required: true },
  { type: 'select', name: 'kind', options: ['Bowl', '0'] },
  { type: 'text', name: 'other', showIf: { field: 'kind', value: '0' } },
  { type: 'range', name: 'pieces', min: -10, max: 0, step: 0.5, value: -1 },
  { type: 'file', name: 'photo', accept: ['image'] },
  { type: 'stepper', name: 'steps', steps: [{ title: 'One' }, { title: 'Two' }] },
]

/** What a schema may be given: anything of its shape that it does not refuse by itself. */
function given(schema: z.core.$ZodType, key = ''): fc.Arbitrary<unknown> {
  const { def } = schema._zod as unknown as { def: Def }
  switch (def.type) {
    case 'object':
      if (def.shape!['fields'] && def.shape!['submitButtonText']) return fc.subarray(FIELDS.filter(({ name }) => name !== 'other')).map((fields) => formContent.parse({ fields }))
      return fc.record(Object.fromEntries(Object.entries(def.shape!).map(([name, part]) => [name, given(part, name)])), {
        requiredKeys: Object.entries(def.shape!).filter(([, part]) => !(part as z.ZodType).safeParse(undefined).success).map(([name]) => name),
      })
    case 'array':
      return fc.array(given(def.element!), { maxLength: key === 'fields' || key === 'spans' || key === 'blocks' ? 2 : key === 'buttons' ? 3 : 5 })
    case 'union':
      return fc.oneof(...def.options!.map((option) => given(option)))
    case 'literal':
      return fc.constantFrom(...def.values!)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries!))
    case 'boolean':
      return fc.boolean()
    case 'number': {
      const [min, max] = LIMITS[key]!
      return fc.integer({ min, max }).map((number) => (key === 'seconds' ? number / 4 : number))
    }
    case 'optional':
    case 'default':
    case 'prefault':
      return given(def.innerType!, key)
    case 'nullable':
      return fc.option(given(def.innerType!, key))
    case 'pipe':
      return given(def.in!, key)
    case 'string':
      if (def.format === 'datetime') return fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }).map((date) => date.toISOString())
      if (key === 'link') return fc.constantFrom(...ADDRESSES.slice(1))
      if (/url$/i.test(key)) return fc.constantFrom(...ADDRESSES)
      if (/color$/i.test(key)) return fc.constantFrom(...COLOURS)
      if (key === 'name' || key === 'id') return fc.stringMatching(/^[A-Za-z][\w-]{0,63}$/)
      return fc.string({ unit: 'binary', minLength: key === 'text' ? 1 : 0, maxLength: 20 })
    default:
      throw new Error(`No values are known of ${def.type}`)
  }
}

interface Def {
  type: string
  format?: string
  shape?: Record<string, z.core.$ZodType>
  element?: z.core.$ZodType
  innerType?: z.core.$ZodType
  in?: z.core.$ZodType
  options?: z.core.$ZodType[]
  values?: unknown[]
  entries?: Record<string, string>
}

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('whatever may be saved', () => {
  it.each(COMPONENT_TYPES)('%s: is stored, read and delivered as what was saved, key by key', (type) => {
    let taken = 0
    fc.assert(
      fc.property(given(CONFIG_SCHEMAS[type]), (config) => {
        const saved = CONFIG_SCHEMAS[type].safeParse(config)
        if (!saved.success) return
        taken++
        expect(CONFIG_SCHEMAS[type].parse(json(saved.data))).toEqual(saved.data)
        expect(STORED_SCHEMAS[type].parse(json(saved.data))).toEqual(saved.data)
        const delivered = deliver({ type, config: saved.data } as Deliverable, { id: 'x', version: 1 })
        expect(json(delivered)).toEqual(delivered)
      }),
      { numRuns: RUNS },
    )
    expect(taken, `of ${RUNS} were taken`).toBeGreaterThan(RUNS * 0.3)
  }, 120_000)
})
