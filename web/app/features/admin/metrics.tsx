import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { count } from '../../lib/count.ts'
import { VIEWER_ZONE } from '../../lib/dates.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Stat, StatList } from '../../ui/stat.tsx'
import { DaysCard } from './days-card.tsx'
import { DeliveryCard } from './delivery-card.tsx'
import { PlatformHealthCard } from './platform-health-card.tsx'
import { StorageCard } from './storage-card.tsx'
import classes from './metrics.module.css'

export const handle = { title: 'Metrics' }

/** Between two looks while the screen is open, ms. */
const REFRESH = 60_000

const LOADS = [
  { key: 'loads', label: 'Loads', color: 'var(--chart-1)' },
  { key: 'submissions', label: 'Submissions', color: 'var(--chart-2)' },
]
const SIGNUPS = [{ key: 'signups', label: 'Sign-ups', color: 'var(--chart-1)' }]

export default function Metrics() {
  const metrics = useQuery({ ...api.adminMetrics.get.queryOptions({ input: { zone: VIEWER_ZONE } }), refetchInterval: REFRESH })
  const it = metrics.data
  return (
    <Page title="Platform Metrics" lead={`Everybody’s components together. Days of ${VIEWER_ZONE.replaceAll('_', ' ')}.`}>
      {metrics.isLoadingError ? (
        <ErrorState title="The metrics could not be loaded" error={metrics.error} onRetry={() => void metrics.refetch()} retrying={metrics.isFetching} />
      ) : (
        <>
          <StatList>
            <Stat label="Total Users" value={count(it?.users)} note="with an account" />
            <Stat label="Total Components" value={count(it?.components)} note={`${count(it?.components_active) ?? ''} active`} />
            <Stat label="Total Events" value={count(it?.events)} note="of all types and all time" />
            <Stat label="Form Submissions" value={count(it?.submissions)} note="of forms and quizzes" />
          </StatList>
          <StatList columns={3}>
            <Stat label="Events Today" value={count(it?.events_today)} note="since midnight" />
            <Stat label="This Week" value={count(it?.events_week)} note="events in 7 days" />
            <Stat label="This Month" value={count(it?.events_month)} note="events in 30 days" />
          </StatList>
          <PlatformHealthCard metrics={it} />
          <DaysCard title="Loads and submissions" series={LOADS} days={it?.days} />
          <DaysCard title="Sign-ups" series={SIGNUPS} days={it?.days} />
          <div className={classes.pair}>
            <DeliveryCard delivery={it?.delivery} />
            <StorageCard storage={it?.storage} />
          </div>
        </>
      )}
    </Page>
  )
}
