import { Blocks, Braces, ChartLine, Inbox, LayoutDashboard, Library, MapPin, UserRound } from 'lucide-react'
import type { NavItem } from './area.ts'

/** The sidebar, from top to bottom. A screen gets its line here when it exists. */
export const NAV_ITEMS: readonly NavItem[] = [
  { path: '/dashboard', label: 'Overview', icon: LayoutDashboard },
  { path: '/dashboard/library', label: 'Component Library', icon: Library },
  { path: '/dashboard/components', label: 'My Components', icon: Blocks },
  { path: '/dashboard/placement', label: 'Placement', icon: MapPin },
  { path: '/dashboard/analytics', label: 'Analytics', icon: ChartLine },
  { path: '/dashboard/submissions', label: 'Submissions', icon: Inbox },
  { path: '/dashboard/developers', label: 'API & Webhooks', icon: Braces },
]

/** Reached by the address in the header, and by the command palette. */
export const ACCOUNT: NavItem = { path: '/dashboard/account', label: 'Account', icon: UserRound }
