import { ORPCError } from '@orpc/client'
import { describe, expect, it } from 'vitest'
import { retryDelay, shouldRetry } from './query-client.ts'

describe('failed queries', () => {
  it('are tried three times more when the server is broken or away', () => {
    const errors = [new ORPCError('INTERNAL', { status: 500 }), new TypeError('Failed to fetch')]
    for (const error of errors) expect([0, 1, 2, 3].map((n) => shouldRetry(n, error))).toEqual([true, true, true, false])
  })

  it('are not tried again when the server refused them', () => {
    for (const status of [400, 401, 403, 404, 409]) expect(shouldRetry(0, new ORPCError('X', { status }))).toBe(false)
  })

  it('wait one second, doubling to thirty', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })
})
