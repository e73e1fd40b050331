import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { PlatformMetrics } from '@inlay/contract/admin-metrics'
import { Card } from '../../ui/card.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import classes from './metrics.module.css'

const count = (n: number) => n.toLocaleString('en')
const ms = (n: number | null) => (n === null ? '–' : `${n} ms`)

/** How visitors are served. @param delivery undefined while it is awaited */
export function DeliveryCard({ delivery: it }: { delivery: PlatformMetrics['delivery'] | undefined }) {
  const facts: readonly (readonly [string, ReactNode, ReactNode])[] = [
    ['Errors', it && <span className={it.errors > 0 ? classes.bad : undefined}>{count(it.errors)}</span>, 'component_error, as browsers of visitors reported within 24 hours'],
    ['Failed answers', it && <span className={it.failed > 0 ? classes.bad : undefined}>{count(it.failed)} of {count(it.answered)}</span>, 'of this process, within the last hour'],
    ['Latency', it && `${ms(it.p50)} / ${ms(it.p99)}`, 'at most, for half and for 99 of 100 answers of the last hour'],
    ['Queue', it && count(it.waiting_events + it.waiting_submissions), it && `${count(it.waiting_events)} events and ${count(it.waiting_submissions)} submissions wait for their shared commit`],
    ['Mail waiting', it && count(it.outbox_waiting), it && (it.outbox_due ? <>the oldest was due <TimeAgo iso={it.outbox_due} /></> : 'nothing is waiting')],
    ['Mail given up', it && <span className={it.outbox_failed > 0 ? classes.bad : undefined}>{count(it.outbox_failed)}</span>, 'within a week'],
  ]
  return <Card title="Delivery health"><Facts facts={facts} /></Card>
}

/** Names, values and what they count, line by line. */
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
