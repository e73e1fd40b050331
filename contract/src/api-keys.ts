import { oc } from '@orpc/contract'
import * as z from 'zod'
import { commonErrors, planErrors } from './errors.ts'
import { requiredText } from './text.ts'

/** Longest name of a key, in characters. */
export const KEY_NAME_MAX = 80

/** Most keys of one owner. */
export const KEYS_MAX = 20

/** What every key begins with, so that people and scanners of leaked secrets tell it from a session's token. */
export const KEY_START = 'inlay_'

/** Requests that one key may make within a minute. */
export const KEY_REQUESTS_PER_MINUTE = 300

export const KEY_SCOPES = ['read', 'write'] as const
export type KeyScope = (typeof KEY_SCOPES)[number]

export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** `read`: whatever only looks. `write`: everything that a key may do. */
  scope: z.enum(KEY_SCOPES),
  /** Its first characters, to know it by. */
  prefix: z.string(),
  created_at: z.iso.datetime(),
  /** To the minute; null: never. */
  last_used_at: z.iso.datetime().nullable(),
})
export type ApiKey = z.infer<typeof apiKey>

const route = (summary: string, method: 'GET' | 'POST' | 'DELETE', path: `/${string}`) =>
  oc.errors(commonErrors).route({ method, path, summary, tags: ['API keys'] })

/** For people alone: no key makes, sees or ends a key. */
export const apiKeys = {
  list: route('List your API keys, newest first', 'GET', '/api-keys').output(z.array(apiKey)),
  create: route('Make an API key; its text is told this once', 'POST', '/api-keys')
    .route({ successStatus: 201 })
    .errors(planErrors)
    .input(z.object({ name: requiredText(KEY_NAME_MAX, 'Please enter a name'), scope: z.enum(KEY_SCOPES, 'Must be read or write').default('read') }))
    .output(apiKey.extend({ key: z.string() })),
  revoke: route('Revoke an API key; it stops working at once', 'DELETE', '/api-keys/{id}')
    .route({ successStatus: 204 })
    .input(z.object({ id: z.uuid('Must be the id of a key') }))
    .output(z.void()),
}
