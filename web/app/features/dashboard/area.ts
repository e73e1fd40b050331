import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import type { Me } from './me.ts'

export interface NavItem {
  readonly path: string
  readonly label: string
  readonly icon: LucideIcon
}

export interface FootProps {
  readonly me: Me
  /** Icons alone. */
  readonly collapsed: boolean
  /** Called when a link is followed. */
  readonly onNavigate: (() => void) | undefined
}

/** What the shell goes around: the owner's dashboard, or the admin panel. */
export interface Area {
  /** Where the logo leads; its own item is current there alone. */
  readonly home: string
  /** Beside the logo. */
  readonly badge?: string
  readonly items: readonly NavItem[]
  /** At the foot of the sidebar. */
  readonly foot: (props: FootProps) => ReactNode
}
