import { describe, expect, it } from 'vitest'
import { connectionError } from './connection-error.ts'

const address = 'postgres://ann:hunter2@db.example:5433/shop'

describe('connectionError', () => {
  it.each([
    ['28P01', 'refuses "ann"'],
    ['3D000', 'has no database "shop"'],
    ['42501', '"ann" may not make tables in "shop"'],
    ['53300', 'has no connection left'],
    ['57P03', 'is starting up or shutting down'],
    ['ECONNREFUSED', 'no PostgreSQL answers at db.example:5433 (ECONNREFUSED)'],
    ['ENOTFOUND', 'no PostgreSQL answers at db.example:5433 (ENOTFOUND)'],
    ['SELF_SIGNED_CERT_IN_CHAIN', 'the encrypted connection to db.example:5433 failed'],
  ])('says of %s what is wrong, and never the password', (code, words) => {
    const inner = Object.assign(new Error('inner'), { code })
    for (const error of [inner, new Error('Failed query', { cause: inner }), new AggregateError([inner])]) {
      const message = connectionError(error, address)?.message
      expect(message).toContain(words)
      expect(message).toMatch(/^DATABASE_URL [^\n]+\.$/)
      expect(message).not.toContain('hunter2')
    }
  })

  it('has nothing to say of other errors', () => {
    expect(connectionError(Object.assign(new Error('x'), { code: '42P01' }), address)).toBeUndefined()
    expect(connectionError(new TypeError('x'), address)).toBeUndefined()
  })

  it('copes with an address that has neither user nor host', () => {
    expect(connectionError(Object.assign(new Error('x'), { code: 'ENOENT' }), 'postgres:///shop')?.message).toContain('the local socket')
  })
})
