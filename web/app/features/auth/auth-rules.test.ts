import { describe, expect, it } from 'vitest'
import { emailProblem, passwordProblem } from './auth-rules.ts'

describe('sign-in fields', () => {
  it('need an address with a name and a domain', () => {
    expect(emailProblem(' ')).toBe('Please enter your email')
    for (const bad of ['owner', 'owner@', '@studio.example', 'a b@studio.example', 'owner@studio']) {
      expect(emailProblem(bad)).toBe('Please enter a valid email address')
    }
    expect(emailProblem(' owner+shop@studio.example ')).toBeNull()
  })

  it('need six characters of password', () => {
    expect(passwordProblem('12345')).toBe('Password must be at least 6 characters')
    expect(passwordProblem('123456')).toBeNull()
    expect(passwordProblem('      ')).toBeNull()
  })
})
