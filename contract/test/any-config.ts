import fc from 'fast-check'
import type * as z from 'zod'
import { CONFIG_SCHEMAS } from '../src/component-configs.ts'
import { COMPONENT_TYPES } from '../src/component-types.ts'
import { formField } from '../src/form-field.ts'
import type { FieldType } from '../src/form-field.ts'
import { outcome, quizConfig } from '../src/quiz.ts'
import { anyFields } from './any-fields.ts'

export const SAVEABLE = [...COMPONENT_TYPES, 'quiz'] as const
type Saveable = (typeof SAVEABLE)[number]

/** What may be saved of each kind, a quiz among them. */
export const SCHEMAS: { readonly [T in Saveable]: z.ZodType } = { ...CONFIG_SCHEMAS, quiz: quizConfig }

const ADDRESSES = ['', '/new', 'https://shop.example/new?a=1#b', 'mailto:a@shop.example', 'tel:+4930', '#top', '//shop.example']
const COLOURS = ['#0EA5E9', '#fff', '#000000']
/** Limits of numbers by their key. */
const LIMITS: Record<string, [number, number]> = { radius: [0, 24], seconds: [0, 3_600], percent: [1, 100], maxRating: [2, 10], points: [0, 1_000], default: [-1_000, 1_000], minScore: [0, 100], maxScore: [0, 100] }
/** Most of a list by its key, where it is not 5. */
const LENGTHS: Record<string, number> = { fields: 2, spans: 2, blocks: 2, buttons: 3 }
/** What anyFields makes by itself, since it only goes together with something. */
const TOGETHER = /^(type|name|showIf|options|min|max|step|maxRating|height|steps)$/
/** Whose value it makes too. */
const VALUED = /^(number|range|colorpicker)$/

/** What may be given for a config of a kind: anything of its shape, of which the schema still refuses a little. */
export const anyConfig = (type: Saveable): fc.Arbitrary<unknown> => given(SCHEMAS[type])

function given(schema: z.core.$ZodType, key = ''): fc.Arbitrary<unknown> {
  const { def } = schema._zod as unknown as { def: Def }
  switch (def.type) {
    case 'object': {
      const parts = Object.entries(def.shape!)
      const record = fc.record(Object.fromEntries(parts.map(([name, part]) => [name, given(part, name)])), {
        requiredKeys: parts.filter(([, part]) => !(part as z.ZodType).safeParse(undefined).success).map(([name]) => name),
      })
      if (schema !== outcome) return record
      return record.map(({ minScore, maxScore, ...rest }) => ({ ...rest, minScore, maxScore: Number(maxScore ?? 100) < Number(minScore ?? 0) ? 100 : maxScore }))
    }
    case 'array':
      if (def.element === formField) return anyFields(fieldOf)
      return fc.array(given(def.element!), { maxLength: LENGTHS[key] ?? 5 })
    case 'union':
      return fc.oneof(...def.options!.map((option) => given(option)))
    case 'literal':
      return fc.constantFrom(...def.values!)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries!))
    case 'boolean':
      return fc.boolean()
    case 'number': {
      const limits = LIMITS[key]
      if (!limits) throw new Error(`No limits are known of ${key}`)
      return fc.integer({ min: limits[0], max: limits[1] }).map((number) => (key === 'seconds' ? number / 4 : number))
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
      if (key === 'imageUrl') return fc.constantFrom(...ADDRESSES.filter((address) => !/^(mailto|tel):/.test(address)))
      if (/url$/i.test(key)) return fc.constantFrom(...ADDRESSES)
      if (/color$/i.test(key)) return fc.constantFrom(...COLOURS)
      if (key === 'name' || key === 'id') return fc.stringMatching(/^[A-Za-z][\w-]{0,63}$/)
      if (key === 'icon') return fc.constantFrom('', 'star', 'message', 'no such icon')
      return fc.string({ unit: 'binary', minLength: key === 'text' ? 1 : 0, maxLength: 20 })
    default:
      throw new Error(`No values are known of ${def.type}`)
  }
}

/** The settings of a kind of field that go with anything. */
function fieldOf(type: FieldType): fc.Arbitrary<Record<string, unknown>> {
  const { shape } = formField.options.find((option) => option.shape.type.value === type)!
  const parts = Object.entries(shape as Record<string, z.core.$ZodType>).filter(([name]) => !TOGETHER.test(name) && !(name === 'value' && VALUED.test(type)))
  return fc.record(Object.fromEntries(parts.map(([name, part]) => [name, given(part, name)])), { requiredKeys: [] })
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
