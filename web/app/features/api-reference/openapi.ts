/** The part of an OpenAPI 3.1 document that the reference shows. */
export interface OpenApi {
  info: { title: string; version: string; description?: string }
  /** What every operation needs that says nothing else. */
  security?: Record<string, string[]>[]
  paths: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

interface Operation {
  operationId?: string
  summary?: string
  description?: string
  tags?: string[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content?: Content }
  responses?: Record<string, { description?: string; content?: Content }>
  security?: Record<string, string[]>[]
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  schema?: Schema
}

export type Content = Record<string, { schema?: Schema }>

export interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  pattern?: string
  description?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/** One procedure with where it is called. */
export interface Endpoint extends Operation {
  /** For anchors: "post-components-id-rollback". */
  anchor: string
  method: string
  path: string
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** The procedures by tag, in the document's order; what has no tag comes under "Other". */
export function endpointsByTag(document: OpenApi): [string, Endpoint[]][] {
  const groups = new Map<string, Endpoint[]>()
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = methods[method]
      if (!operation) continue
      const anchor = `${method}${path}`.replace(/[^a-z0-9]+/gi, '-').replace(/-$/, '')
      const tag = operation.tags?.[0] ?? 'Other'
      groups.set(tag, [...(groups.get(tag) ?? []), { ...operation, anchor, method: method.toUpperCase(), path }])
    }
  }
  return [...groups]
}

/** The schema itself, where a reference into the same document stands for it. */
export function resolve(schema: Schema, document: OpenApi): Schema {
  const name = schema.$ref?.replace('#/components/schemas/', '')
  return name === undefined ? schema : (document.components?.schemas?.[name] ?? {})
}
