import { describe, expect, it } from 'vitest'
import { nextPath, signInPath } from './next-path.ts'

describe('the way back after sign-in', () => {
  it('keeps path, query and hash', () => {
    const path = '/dashboard/components?q=a&view=list#top'
    const next = new URL(signInPath(path), 'http://x.example').searchParams.get('next')
    expect(nextPath(next)).toBe(path)
  })

  it('is the dashboard when none was asked for', () => {
    expect(nextPath(null)).toBe('/dashboard')
    expect(signInPath('/dashboard')).toBe('/auth')
  })

  it('never leaves this site, nor returns to sign-in', () => {
    const bad = ['https://evil.example/', '//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)', '', '/auth?next=/auth']
    for (const next of bad) expect(nextPath(next)).toBe('/dashboard')
  })
})
