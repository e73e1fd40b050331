import { exampleOf } from './schema-text.ts'
import type { Endpoint, OpenApi } from './openapi.ts'

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** A command that calls the procedure. @param origin where the API is served, without a trailing slash */
export function curlExample(endpoint: Endpoint, document: OpenApi, origin: string): string {
  const query = (endpoint.parameters ?? []).filter((parameter) => parameter.in === 'query' && parameter.required)
  const path = endpoint.path.replace(/\{\+?(\w+)\}/g, (_, name: string) => {
    const parameter = endpoint.parameters?.find((each) => each.name === name)
    return encodeURIComponent(String(exampleOf(parameter?.schema ?? { type: 'string' }, document)))
  })
  const search = query.map(({ name, schema }) => `${name}=${encodeURIComponent(String(exampleOf(schema ?? {}, document)))}`).join('&')
  const lines = [`curl${endpoint.method === 'GET' ? '' : ` -X ${endpoint.method}`} ${quoted(origin + path + (search && `?${search}`))}`]
  if ((endpoint.security ?? document.security)?.some((scheme) => Object.keys(scheme).length > 0)) lines.push(`-H 'Authorization: Bearer <token>'`)
  const body = endpoint.requestBody?.content?.['application/json']?.schema
  if (body) {
    lines.push(`-H 'Content-Type: application/json'`)
    lines.push(`-d ${quoted(JSON.stringify(exampleOf(body, document), null, 2))}`)
  }
  return lines.join(' \\\n  ')
}
