import { describe, expect, it } from 'vitest'
import { canonicalEmail } from './canonical-email.ts'

describe('canonicalEmail', () => {
  it('takes letter case, spaces around and wide forms for the same mailbox', () => {
    for (const spelling of ['Ann@Example.com', ' ann@example.com ', 'ＡＮＮ@example.com']) expect(canonicalEmail(spelling)).toBe('ann@example.com')
  })

  it('keeps a look-alike letter and a plus tag apart', () => {
    expect(canonicalEmail('аnn@example.com')).not.toBe('ann@example.com')
    expect(canonicalEmail('ann+shop@example.com')).toBe('ann+shop@example.com')
  })
})
