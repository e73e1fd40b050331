import { ORPCError } from '@orpc/client'
import { describe, expect, it } from 'vitest'
import { decodeApiError, fieldErrorsOf, messageOf, statusOf } from './api-error.ts'

const wrongField = { error: { code: 'BAD_REQUEST', message: 'Some fields need another look', fields: { 'config.title': 'Too long' } } }

describe('an error answer', () => {
  it('keeps its code, status, message and wrong fields', () => {
    const error = decodeApiError(wrongField, 400)
    expect(error?.code).toBe('BAD_REQUEST')
    expect(statusOf(error)).toBe(400)
    expect(messageOf(error, 'Failed')).toBe('Some fields need another look')
    expect(fieldErrorsOf(error)).toEqual({ 'config.title': 'Too long' })
  })

  it('of another form is not taken for ours', () => {
    for (const body of [null, 'Bad gateway', [], { message: 'no' }, { error: 'no' }, { error: null }, { error: { code: 1, message: 'no' } }, { error: { code: 'NO' } }, { error: { code: 'NO', message: 'no', fields: ['no', 1] } }, { error: { code: 'NO', message: 'no', fields: null } }]) expect(decodeApiError(body, 502)).toBeNull()
    // What the client makes of a proxy's answer has a name of its own, which nobody is shown.
    for (const error of [new ORPCError('UNEXPECTED_ANSWER', { status: 502 }), new ORPCError('BAD_GATEWAY', { status: 502, data: { body: '<h1>Bad gateway</h1>' } })]) {
      expect([messageOf(error, 'Failed to log out'), fieldErrorsOf(error), statusOf(error)]).toEqual(['Failed to log out', {}, 502])
    }
  })

  it('that never came says that the server cannot be reached', () => {
    expect(messageOf(new TypeError('Failed to fetch'), 'Failed')).toContain('cannot be reached')
    expect(statusOf(new TypeError('Failed to fetch'))).toBeNull()
    expect(messageOf(new Error('internal detail'), 'Failed to save')).toBe('Failed to save')
  })
})
