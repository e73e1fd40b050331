import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { Gauge, Inbox } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { KIND_LABELS } from '@inlay/contract/component-types'
import { NEW_SUBMISSIONS_COUNTED } from '@inlay/contract/rules/new-submissions'
import type { News } from '@inlay/contract/news'
import { count } from '../../lib/count.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import classes from './news-bell.module.css'

/** What the bell shows: new submissions of each component, then what the plan has to say. */
export function NewsList({ news, onFollow }: { news: UseQueryResult<News>; onFollow: () => void }) {
  if (news.isPending) return <div className={classes.loading} role="status" aria-label="Loading notifications"><Skeleton height={40} /><Skeleton height={40} /></div>
  if (news.isLoadingError) return <ErrorState title="Notifications could not be loaded" error={news.error} onRetry={() => void news.refetch()} retrying={news.isFetching} />
  const { submissions, notifications } = news.data
  if (submissions.length === 0 && notifications.length === 0) return <p className={classes.none}>Nothing new. New submissions and your plan’s limits show here.</p>
  return (
    <ul className={classes.list}>
      {submissions.map(({ component_id, component_type, name, count: sent, latest }) => (
        <Item key={component_id} icon={Inbox} at={latest} fresh>
          <Link className={classes.link} to={`/dashboard/submissions?component=${component_id}`} onClick={onFollow}>
            {sent === 1 ? '1 new submission' : `${sent > NEW_SUBMISSIONS_COUNTED ? `More than ${count(NEW_SUBMISSIONS_COUNTED)}` : count(sent)} new submissions`}
          </Link>
          <span className={classes.detail}>{name || KIND_LABELS[component_type]}</span>
        </Item>
      ))}
      {notifications.map(({ id, data, seen, created_at }) => (
        <Item key={id} icon={Gauge} at={created_at} fresh={!seen}>
          <span className={classes.title}>{data.percent === 100 ? 'All loads of your plan are used' : `${data.percent} % of your plan’s loads are used`}</span>
          <span className={classes.detail}>{count(data.limit)} loads a month. Your components go on working.</span>
        </Item>
      ))}
    </ul>
  )
}

function Item({ icon, at, fresh, children }: { icon: LucideIcon; at: string; fresh: boolean; children: ReactNode }) {
  return (
    <li className={classes.item} data-fresh={fresh || undefined}>
      <span className={classes.tile}><Icon of={icon} /></span>
      <div className={classes.words}>{children}</div>
      <TimeAgo className={classes.when} iso={at} />
    </li>
  )
}
