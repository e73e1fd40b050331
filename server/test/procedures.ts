import { api } from '@inlay/contract/api'
import type { Answer, TestApp } from './app.ts'

/** A procedure of the contract, as it is called over HTTP. */
export interface Procedure {
  readonly name: string
  readonly method: string
  readonly path: string
  /** What it may be asked with, its path's parts among it. */
  readonly keys: readonly string[]
}

interface Contract {
  readonly route: { readonly method?: string; readonly path?: string }
  readonly inputSchema?: { readonly shape?: object }
}

function list(part: object, names: readonly string[] = []): Procedure[] {
  if (!('~orpc' in part)) return Object.entries(part).flatMap(([name, inner]) => list(inner as object, [...names, name]))
  const { route, inputSchema } = part['~orpc'] as Contract
  return [{ name: names.join('.'), method: route.method ?? 'POST', path: `/api${route.path ?? ''}`, keys: Object.keys(inputSchema?.shape ?? {}) }]
}

/** Every procedure of the contract. */
export const PROCEDURES = list(api)

/** Asks a procedure, with each part of the input where it belongs: in the path, the query or the body. */
export function askProcedure(inlay: TestApp, { method, path }: Procedure, input: object, token?: string): Promise<Answer> {
  const rest = new Map(Object.entries(input) as [string, unknown][])
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, part: string) => {
    // Half a surrogate pair becomes U+FFFD, as in an address that a browser sends.
    const value = Buffer.from(String(rest.get(part))).toString()
    rest.delete(part)
    return encodeURIComponent(value)
  })
  const query = method === 'GET' ? `?${new URLSearchParams([...rest] as [string, string][]).toString()}` : ''
  return inlay.ask(method, filled + query, { ...(token && { token }), ...(method !== 'GET' && { body: Object.fromEntries(rest) }) })
}
