import type { ReactNode } from 'react'
import classes from './status-badge.module.css'

/** What a state is for whoever looks: as it should be, worth a look, wrong, nothing to look at, or set apart. */
export type Tone = 'good' | 'warn' | 'bad' | 'quiet' | 'mark'

/** A state, told by word, shape and colour. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`${classes.badge} ${classes[tone]}`}>{children}</span>
}

/** Live or Draft. */
export function StatusBadge({ live }: { live: boolean }) {
  return <Badge tone={live ? 'good' : 'quiet'}>{live ? 'Live' : 'Draft'}</Badge>
}
