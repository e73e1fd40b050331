import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { ChartLine, Download, SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { messageOf, statusOf } from '../../lib/api-error.ts'
import { VIEWER_ZONE } from '../../lib/dates.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'
import { useAddressState } from '../../lib/use-address-state.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { queryOf, readState, writeState } from './analytics-state.ts'
import type { AnalyticsState } from './analytics-state.ts'
import { chartPoints } from './chart-points.ts'
import { ComponentsCard, nameOf } from './components-card.tsx'
import { ConversionCard } from './conversion-card.tsx'
import { EventsCard } from './events-card.tsx'
import { PlacesCard } from './places-card.tsx'
import { RangePicker } from './range-picker.tsx'
import { RecentEvents } from './recent-events.tsx'
import { saveCsv } from './save-csv.ts'
import { Totals } from './totals.tsx'
import { useAnalytics } from './use-analytics.ts'
import classes from './analytics.module.css'

export const handle = { title: 'Analytics' }

export default function Analytics() {
  const { state, set } = useAddressState(readState, writeState)
  // As of the last choice: what lies in the future then is told before anybody is asked.
  const [now, setNow] = useState(() => Date.now())
  const { query, problems } = queryOf(state, VIEWER_ZONE, now)
  const { summary, components, hosts, pages, events } = useAnalytics(query, state.component, problems !== null)
  const change = (next: Partial<AnalyticsState>) => {
    setNow(Date.now())
    set(next)
  }
  const choose = (component: string) => change({ component })
  const saving = useMutation({
    mutationFn: () => saveCsv({ ...query, ...(state.component && { component_id: state.component }) }),
    onSuccess: () => toastSuccess('Analytics exported to CSV'),
    onError: (error) => toastError(messageOf(error, 'Failed to export the analytics')),
  })
  const points = useMemo(() => summary.data && chartPoints(summary.data.buckets, summary.data.unit, VIEWER_ZONE), [summary.data])
  const chosen = components.data?.find(({ component_id }) => component_id === state.component)
  const gone = state.component !== '' && statusOf(summary.error) === 404
  const nothingYet = events.data?.length === 0 && state.component === ''

  return (
    <Page
      title="Analytics"
      lead={`What visitors did with your components. Days and hours of ${VIEWER_ZONE.replaceAll('_', ' ')}.`}
      action={
        <Button variant="default" leftSection={<Icon of={Download} />} loading={saving.isPending} disabled={problems !== null || nothingYet} onClick={() => saving.mutate()}>Export CSV</Button>
      }
    >
      {nothingYet ? (
        <EmptyState icon={ChartLine} title="No analytics data yet" action={<Button component={Link} to="/dashboard/placement">Place a component</Button>}>
          Loads, views and submissions will be here as soon as a page shows one of your components.
        </EmptyState>
      ) : null}
      {gone ? (
        <EmptyState icon={SearchX} title="Component not found" action={<Button variant="default" onClick={() => choose('')}>Show all components</Button>}>
          It was deleted, or the address is not quite right.
        </EmptyState>
      ) : null}
      {nothingYet || gone ? null : (
        <>
          <RangePicker state={state} zone={VIEWER_ZONE} now={now} problems={problems} onChange={change} />
          {problems ? null : (
            <>
              {summary.isLoadingError ? (
                <ErrorState title="The figures could not be loaded" error={summary.error} onRetry={() => void summary.refetch()} retrying={summary.isFetching} />
              ) : (
                <>
                  <Totals totals={summary.data?.totals} />
                  <EventsCard
                    points={points} unit={summary.data?.unit ?? 'day'} component={state.component ? (chosen ? nameOf(chosen) : 'One component') : null}
                    onShowAll={() => choose('')}
                  />
                </>
              )}
              <div className={classes.wide}>
                {components.isLoadingError ? (
                  <ErrorState title="The components could not be loaded" error={components.error} onRetry={() => void components.refetch()} retrying={components.isFetching} />
                ) : (
                  <ComponentsCard rows={components.data} chosen={state.component} onChoose={choose} />
                )}
                <ConversionCard totals={summary.data?.totals} />
              </div>
              <div className={classes.even}>
                <PlacesCard title={state.component ? 'By host, all components' : 'By host'} kind="host" places={hosts} />
                <PlacesCard title={state.component ? 'By page, all components' : 'By page'} kind="page" places={pages} />
              </div>
            </>
          )}
          {events.isLoadingError ? (
            <ErrorState title="The latest events could not be loaded" error={events.error} onRetry={() => void events.refetch()} retrying={events.isFetching} />
          ) : (
            <RecentEvents events={events.data} />
          )}
        </>
      )}
    </Page>
  )
}
