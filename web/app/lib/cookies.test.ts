import { describe, expect, it } from 'vitest'
import { cookieAssignment, readCookie } from './cookies.ts'

describe('cookies', () => {
  it('are found by their whole name', () => {
    expect(readCookie('my-sidebar=open; sidebar=collapsed; other=a=b', 'sidebar')).toBe('collapsed')
    expect(readCookie('other=a=b', 'other')).toBe('a=b')
    expect(readCookie('sidebar=%', 'sidebar')).toBe('%')
  })

  it('that are not there are null', () => {
    expect(readCookie('', 'sidebar')).toBeNull()
    expect(readCookie('sidebars=1', 'sidebar')).toBeNull()
  })

  it('live as many days as asked', () => {
    expect(cookieAssignment('sidebar', 'collapsed', 7)).toBe('sidebar=collapsed; path=/; max-age=604800; samesite=lax')
  })
})
