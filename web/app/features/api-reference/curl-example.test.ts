import { describe, expect, it } from 'vitest'
import { curlExample } from './curl-example.ts'
import { endpointsByTag } from './openapi.ts'
import type { OpenApi } from './openapi.ts'
import { fieldsOf, typeText } from './schema-text.ts'

const document: OpenApi = {
  info: { title: 'Inlay', version: '1' },
  components: { schemas: { Item: { type: 'object', properties: { question: { type: 'string', maxLength: 500 } }, required: ['question'] } } },
  paths: {
    '/api/components/{id}': {
      patch: {
        tags: ['Components'],
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } }],
        security: [{ bearer: [] }],
        requestBody: { content: { 'application/json': { schema: { type: 'object', properties: { name: { type: 'string', default: "Owner's" } } } } } },
      },
    },
    '/v1/components': { get: { parameters: [{ name: 'ids', in: 'query', required: true, schema: { type: 'string' } }] } },
  },
}

describe('the reference', () => {
  const [[, [patch]], [other, [get]]] = endpointsByTag(document) as [[string, [never]], [string, [never]]]

  it('writes a command that a shell takes as it is', () => {
    expect(curlExample(patch, document, 'http://localhost:3000')).toBe(
      [
        `curl -X PATCH 'http://localhost:3000/api/components/0197c2f4-5b1e-7c3a-9d20-6f1e8a4b2c55'`,
        `-H 'Authorization: Bearer <token>'`,
        `-H 'Content-Type: application/json'`,
        String.raw`-d '{` + `\n  "name": "Owner` + String.raw`'\''` + `s"\n}'`,
      ].join(' \\\n  '),
    )
  })

  it('puts required query parameters into the address and asks for no token where none is needed', () => {
    expect(other).toBe('Other')
    expect(curlExample(get, document, 'http://localhost:3000')).toBe(`curl 'http://localhost:3000/v1/components?ids=text'`)
  })

  it('lists nested fields by their path, through references', () => {
    const items = { type: 'object', properties: { items: { type: 'array', items: { $ref: '#/components/schemas/Item' } } } }
    expect(fieldsOf(items, document)).toEqual([
      { path: 'items', type: 'array of object', required: false, notes: '' },
      { path: 'items[].question', type: 'string', required: true, notes: 'at most 500 characters' },
    ])
  })

  it('says what may be null', () => {
    expect(typeText({ anyOf: [{ type: 'string' }, { type: 'null' }] }, document)).toBe('string or null')
  })
})
