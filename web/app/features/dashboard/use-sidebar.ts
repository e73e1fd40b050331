import { useState } from 'react'
import { cookieAssignment, readCookie } from '../../lib/cookies.ts'

const COOKIE = 'sidebar'
const COOKIE_DAYS = 7

/**
 * Whether the sidebar shows its words. The choice is kept in a cookie for seven days; a builder starts with icons
 * alone, and opening the sidebar there is for that visit.
 */
export function useSidebar(builder: boolean): { expanded: boolean; toggle: () => void } {
  const [collapsed, setCollapsed] = useState(() => readCookie(document.cookie, COOKIE) === 'collapsed')
  const [builderExpanded, setBuilderExpanded] = useState(false)
  if (builder) return { expanded: builderExpanded, toggle: () => setBuilderExpanded(!builderExpanded) }
  return {
    expanded: !collapsed,
    toggle: () => {
      document.cookie = cookieAssignment(COOKIE, collapsed ? 'expanded' : 'collapsed', COOKIE_DAYS)
      setCollapsed(!collapsed)
    },
  }
}
