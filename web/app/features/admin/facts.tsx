import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './metrics.module.css'

/** Names, values and what they count, line by line; undefined is still awaited. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode, ReactNode])[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value, note]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value ?? <Skeleton width={56} height={16} my={3} />}</dd>
          <dd className={classes.note}>{note ?? <Skeleton width={160} height={12} my={4} />}</dd>
        </div>
      ))}
    </dl>
  )
}
