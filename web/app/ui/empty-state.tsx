import type { ReactNode } from 'react'
import type { LucideIcon } from 'lucide-react'
import { Icon } from './icon.tsx'
import classes from './empty-state.module.css'

interface EmptyStateProps {
  icon: LucideIcon
  title: string
  /** What will be here, in one sentence. */
  children?: ReactNode
  /** The one next step. */
  action?: ReactNode
}

/** A list with nothing in it: says what will be here and offers the next step. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={classes.empty}>
      <span className={classes.frame}>
        <span className={classes.piece}>
          <Icon of={icon} size={20} />
        </span>
      </span>
      <h2 className={classes.title}>{title}</h2>
      {children ? <p className={classes.text}>{children}</p> : null}
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  )
}
