import type { Json } from './endpoint.ts'

/** A value that BiDi sends, as an argument of the inspector's Runtime.callFunctionOn. */
export function toArgument(value: Json): Json {
  const objectId = value.handle ?? value.sharedId
  return objectId ? { objectId } : value.type === 'undefined' ? {} : { value: plain(value) }
}

function plain({ type, value }: Json): Json {
  if (type === 'array') return value.map(plain)
  if (type === 'object') return Object.fromEntries(value.map(([key, one]: [Json, Json]) => [typeof key === 'string' ? key : key.value, plain(one)]))
  return type === 'null' ? null : value
}

/** A result of the inspector's Runtime, as BiDi says it. */
export function toRemote(result: Json): Json {
  const { type, subtype, value, objectId, className, description } = result
  if (type === 'undefined') return { type }
  if (type === 'number') return { type, value: value ?? description }
  if (type === 'string' || type === 'boolean') return { type, value }
  if (type === 'bigint') return { type, value: description.slice(0, -1) }
  if (subtype === 'null') return { type: 'null' }
  if (!objectId) return written(value)
  if (subtype === 'node') return { type: 'node', handle: objectId, sharedId: objectId, value: { localName: /^[\w-]*/.exec(description ?? '')![0] } }
  if (className === 'Window') return { type: 'window', handle: objectId, value: {} }
  return { type: subtype === 'array' || subtype === 'error' ? subtype : type, handle: objectId }
}

function written(value: Json): Json {
  if (value === null) return { type: 'null' }
  if (Array.isArray(value)) return { type: 'array', value: value.map(written) }
  if (typeof value === 'object') return { type: 'object', value: Object.entries(value).map(([key, one]) => [key, written(one)]) }
  return { type: typeof value, value }
}
