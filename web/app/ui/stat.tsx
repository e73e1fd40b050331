import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './stat.module.css'

/** Four figures side by side, two by two where there is less room; or three, which a phone shows without what they count. */
export function StatList({ columns = 4, children }: { columns?: 3 | 4; children: ReactNode }) {
  return <dl className={classes.stats} data-columns={columns}>{children}</dl>
}

interface StatProps {
  label: string
  /** undefined while it is awaited. */
  value: string | undefined
  note: string
  /** A small picture at the end of the figure's line. */
  children?: ReactNode
}

/** One figure with its name and what it counts. */
export function Stat({ label, value, note, children }: StatProps) {
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
