import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { activeRate } from './active-rate.ts'
import classes from './stats.module.css'

export interface Figures {
  components_total: number
  components_active: number
  events_total: number
  submissions_total: number
}

/** Most components that the Active Rate draws one by one. */
const PIECES_MAX = 12

const count = (n: number) => n.toLocaleString('en')

/** The four figures. @param figures undefined while they are awaited */
export function Stats({ figures }: { figures: Figures | undefined }) {
  const active = figures?.components_active ?? 0
  const total = figures?.components_total ?? 0
  return (
    <dl className={classes.stats}>
      <Stat label="Total Components" value={figures && count(total)} note={`${count(active)} active`} />
      <Stat label="Total Events" value={figures && count(figures.events_total)} note="All-time analytics" />
      <Stat label="Form Submissions" value={figures && count(figures.submissions_total)} note="Total received" />
      <Stat label="Active Rate" value={figures && `${activeRate(active, total)}%`} note="Components published">
        {total > 0 && total <= PIECES_MAX ? (
          <span className={classes.pieces} aria-hidden>
            {Array.from({ length: total }, (_, i) => <i key={i} data-on={i < active || undefined} />)}
          </span>
        ) : null}
      </Stat>
    </dl>
  )
}

function Stat({ label, value, note, children }: { label: string; value: string | undefined; note: string; children?: ReactNode }) {
  return (
    <div className={classes.stat}>
      <dt className={classes.label}>{label}</dt>
      <dd className={classes.value}>
        {value === undefined ? <Skeleton width={72} height={24} my={6} /> : value}
        {children}
      </dd>
      <dd className={classes.note}>{value === undefined ? <Skeleton width={96} height={12} my={4} /> : note}</dd>
    </div>
  )
}
