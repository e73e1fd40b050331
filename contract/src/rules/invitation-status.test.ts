import { describe, expect, it } from 'vitest'
import { invitationStatus } from './invitation-status.ts'

const now = Date.UTC(2026, 0, 1)
const fresh = { isActive: true, usesCount: 0, maxUses: 2, expiresAt: now + 1 }

describe('invitationStatus', () => {
  it.each([
    ['Active', fresh],
    ['Active', { ...fresh, expiresAt: null }],
    ['Expired', { ...fresh, expiresAt: now }],
    ['Expired', { ...fresh, expiresAt: now - 1, usesCount: 2, isActive: false }],
    ['Fully Used', { ...fresh, usesCount: 2 }],
    ['Fully Used', { ...fresh, usesCount: 2, isActive: false, expiresAt: null }],
    ['Inactive', { ...fresh, isActive: false }],
  ] as const)('is %s for %j', (status, facts) => {
    expect(invitationStatus(facts, now)).toBe(status)
  })
})
