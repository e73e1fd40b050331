import { Skeleton } from '@mantine/core'
import type { PlatformMetrics } from '@inlay/contract/admin-metrics'
import { platformHealth } from '@inlay/contract/rules/platform-health'
import { Card } from '../../ui/card.tsx'
import classes from './metrics.module.css'

/** How the platform is used, on average. @param metrics undefined while they are awaited */
export function PlatformHealthCard({ metrics }: { metrics: PlatformMetrics | undefined }) {
  const health = metrics && platformHealth(metrics)
  const figures = [
    ['Component Activation Rate', health && `${health.activationRate}%`, 'of all components are live'],
    ['Avg Events Per User', health?.eventsPerUser.toLocaleString('en'), 'of all time'],
    ['Avg Components Per User', health?.componentsPerUser, 'live ones and drafts'],
  ] as const
  return (
    <Card title="Platform Health">
      <dl className={classes.figures}>
        {figures.map(([label, value, note]) => (
          <div key={label} className={classes.figure}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value}>{value ?? <Skeleton width={56} height={20} my={4} />}</dd>
            <dd className={classes.note}>{note}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
