import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INVITATION_CODE_ALPHABET, INVITATION_CODE_LENGTH, normaliseInvitationCode } from './invitation-code.ts'

describe('normaliseInvitationCode', () => {
  it('takes spaces and lower case as people paste them', () => {
    expect(normaliseInvitationCode(' k7qh 2mxa\n')).toBe('K7QH2MXA')
  })

  it('never gives more than eight characters, and the same when given its own result', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const code = normaliseInvitationCode(typed)
        expect(code.length).toBeLessThanOrEqual(INVITATION_CODE_LENGTH)
        expect(normaliseInvitationCode(code)).toBe(code)
      }),
    )
  })

  it('draws on letters and digits that are not mistaken for one another', () => {
    expect(INVITATION_CODE_ALPHABET).not.toMatch(/[01OIL]/)
    expect(new Set(INVITATION_CODE_ALPHABET).size).toBe(INVITATION_CODE_ALPHABET.length)
  })
})
