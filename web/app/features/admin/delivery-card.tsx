import type { ReactNode } from 'react'
import type { PlatformMetrics } from '@inlay/contract/admin-metrics'
import { count } from '../../lib/count.ts'
import { Card } from '../../ui/card.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { Facts } from './facts.tsx'
import classes from './metrics.module.css'

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
