import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { scriptTag } from '@inlay/contract/rules/embed-code'
import { api } from '../../lib/api.ts'
import { Card } from '../../ui/card.tsx'
import { CodeLine } from '../../ui/code-line.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { EventsChart } from './events-chart.tsx'
import { GettingStarted } from './getting-started.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { Stats } from './stats.tsx'
import classes from './overview.module.css'

export const handle = { title: 'Overview' }

/** How often the figures look for what visitors brought, ms. */
const REFRESH = 15_000

export default function Overview() {
  const overview = useQuery({ ...api.overview.get.queryOptions(), refetchInterval: REFRESH })
  const script = scriptTag(window.location.origin)
  return (
    <Page
      title="Dashboard Overview"
      lead="What your components did, on all your sites."
      action={<Button component={Link} to="/dashboard/library" leftSection={<Icon of={Plus} />}>Create Component</Button>}
    >
      {overview.isLoadingError ? (
        <ErrorState title="The figures could not be loaded" error={overview.error} onRetry={() => void overview.refetch()} retrying={overview.isFetching} />
      ) : (
        <Stats figures={overview.data} />
      )}
      <div className={classes.two}>
        <div className={classes.main}>
          {overview.data?.events_total ? <EventsChart /> : null}
          <Card title="Recent Activity" className={overview.data?.recent.length === 0 ? classes.quiet : classes.activity} action={overview.data?.recent.length ? <Link className={classes.all} to="/dashboard/analytics">View all</Link> : null}>
            {overview.isPending ? <Loading label="Loading recent activity" rows={5} /> : null}
            {overview.isLoadingError ? <p className={classes.failed}>Recent activity could not be loaded.</p> : null}
            {overview.data ? <RecentActivity events={overview.data.recent} /> : null}
          </Card>
        </div>
        <div className={classes.stack}>
          {overview.data ? <GettingStarted figures={overview.data} /> : null}
          <Card title="Quick Actions"><QuickActions /></Card>
          <section className={classes.script}>
            <div className={classes.scriptHead}>
              <h2 className={classes.scriptTitle}>Your script</h2>
              <CopyButton text={script} label="Copy your script" />
            </div>
            <CodeLine code={script} />
          </section>
        </div>
      </div>
    </Page>
  )
}
