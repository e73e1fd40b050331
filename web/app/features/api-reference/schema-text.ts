import { resolve } from './openapi.ts'
import type { OpenApi, Schema } from './openapi.ts'

/** One line of a table of fields. */
export interface Field {
  /** "items[].question" */
  path: string
  type: string
  required: boolean
  /** Bounds, choices and the default, in words. */
  notes: string
}

/** Deepest level that a table shows. */
const DEPTH_MAX = 4

/** A schema's type in words: "string", "integer or null", "array of objects", "one of faq, poll". */
export function typeText(given: Schema, document: OpenApi): string {
  const schema = resolve(given, document)
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return `one of ${schema.enum.map(String).join(', ')}`
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((choice) => typeText(choice, document)).join(' or ')
  if (Array.isArray(schema.type)) return schema.type.join(' or ')
  if (schema.type === 'array') return schema.items ? `array of ${typeText(schema.items, document)}` : 'array'
  if (schema.format && schema.type === 'string') return { uuid: 'UUID', 'date-time': 'time, ISO 8601' }[schema.format] ?? schema.format
  return schema.type ?? (schema.properties ? 'object' : 'anything')
}

function notesOf(schema: Schema): string {
  const { minimum, maximum, minLength, maxLength, maxItems, description } = schema
  // JSON Schema has no plain integer without bounds that JavaScript can hold.
  const bound = (n: number | undefined) => (n === undefined || Math.abs(n) >= Number.MAX_SAFE_INTEGER ? undefined : n)
  return [
    description,
    bound(minimum) === undefined ? '' : `at least ${minimum}`,
    bound(maximum) === undefined ? '' : `at most ${maximum}`,
    minLength ? `at least ${minLength} characters` : '',
    maxLength ? `at most ${maxLength.toLocaleString('en')} characters` : '',
    maxItems ? `at most ${maxItems} entries` : '',
    schema.default === undefined ? '' : `default ${JSON.stringify(schema.default)}`,
  ].filter(Boolean).join('; ')
}

/** The fields of an object, or of an array of objects, the nested ones after their parent. */
export function fieldsOf(given: Schema, document: OpenApi, prefix = '', depth = 0): Field[] {
  const schema = resolve(given, document)
  if (schema.type === 'array' && schema.items) return fieldsOf(schema.items, document, `${prefix}[]`, depth)
  if (depth >= DEPTH_MAX) return []
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const path = prefix === '' ? name : `${prefix}.${name}`
    const field = { path, type: typeText(property, document), required: schema.required?.includes(name) === true, notes: notesOf(resolve(property, document)) }
    return [field, ...fieldsOf(property, document, path, depth + 1)]
  })
}

/** A value of the schema's form, for an example. */
export function exampleOf(given: Schema, document: OpenApi, depth = 0): unknown {
  const schema = resolve(given, document)
  if (schema.default !== undefined) return schema.default
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choice = (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.[0]
  if (choice) return exampleOf(choice, document, depth)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  if (type === 'array') return schema.items && depth < DEPTH_MAX ? [exampleOf(schema.items, document, depth + 1)] : []
  if (type === 'object' || schema.properties) {
    if (depth >= DEPTH_MAX) return {}
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, property]) => [name, exampleOf(property, document, depth + 1)]))
  }
  if (type === 'integer' || type === 'number') return schema.minimum !== undefined && schema.minimum > 0 ? schema.minimum : 1
  if (type === 'boolean') return true
  if (type === 'null') return null
  if (schema.format === 'uuid') return '0197c2f4-5b1e-7c3a-9d20-6f1e8a4b2c55'
  if (schema.format === 'date-time') return '2025-05-27T14:06:11.000Z'
  if (schema.format === 'email') return 'owner@studio.example'
  return type === 'string' ? 'text' : {}
}
