import type { Role } from '@inlay/contract/me'
import type { UserSort } from '@inlay/contract/admin-users'
import { storableText } from '@inlay/contract/text'
import * as z from 'zod'

/** Whether somebody of this role changes, bans and signs out somebody of that one: an admin only users, a super_admin everybody. */
export const mayChange = (actor: Role, target: Role): boolean => actor === 'super_admin' || (actor === 'admin' && target === 'user')

/**
 * A search as a query of PostgreSQL's text search: each word is the beginning of one.
 * @returns null: there is nothing to search for in it
 */
export function wordsQuery(search: string): string | null {
  const words = search.normalize('NFKC').toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean)
  return words.length === 0 ? null : words.map((word) => `${word}:*`).join(' & ')
}

/** As PostgreSQL writes one. */
const MOMENT = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/

const cursor = z.tuple([z.enum(['email', 'name', 'company', 'joined']), z.string(), z.uuid()])

/** Where a page begins: after the user of this id, whose sort key is this text. */
export interface Position {
  readonly key: string
  readonly id: string
}

export const cursorOf = (sort: UserSort, { key, id }: Position): string => Buffer.from(JSON.stringify([sort, key, id])).toString('base64url')

/** @returns null: it is none, or of another order */
export function positionOf(text: string, sort: UserSort): Position | null {
  try {
    const [of, key, id] = cursor.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    return of === sort && (sort !== 'joined' || (MOMENT.test(key) && !Number.isNaN(Date.parse(key)))) ? { key: storableText(key), id } : null
  } catch {
    return null
  }
}
