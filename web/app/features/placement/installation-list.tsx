import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { KIND_LABELS } from '@inlay/contract/component-types'
import type { Installation } from '@inlay/contract/installations'
import { api } from '../../lib/api.ts'
import { hostAndPath } from '../../lib/host-and-path.ts'
import { usePages } from '../../lib/use-pages.ts'
import { webAddress } from '../../lib/web-address.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Paged } from '../../ui/paged.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import classes from './installation-list.module.css'

/** How often the list looks for what visitors brought, ms. */
const REFRESH = 15_000

/** Components on a page. */
const PAGE = 20

const NONE: readonly Installation[] = []

/** Each component with the page where it was seen last. */
export function InstallationList() {
  const list = useQuery({ ...api.installations.list.queryOptions(), refetchInterval: REFRESH })
  const pages = usePages(list.data ?? NONE, PAGE, 'seen')
  if (list.isPending) return <div role="status" aria-label="Loading where your components are"><Skeleton height={96} /></div>
  if (list.isLoadingError) return <ErrorState title="It could not be loaded where your components are" error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
  if (list.data.length === 0) return <p className={classes.none}>Once you have components, this says on which pages they are.</p>
  return (
    <Paged pages={pages}>
      <ul className={classes.list} aria-label="Where your components were seen last">
        {pages.shown.map((component) => <Row key={component.id} component={component} />)}
      </ul>
    </Paged>
  )
}

function Row({ component: { name, component_type, is_active, last_seen } }: { component: Installation }) {
  return (
    <li className={classes.row}>
      <span className={classes.what}>
        <span className={`${classes.name} truncate`}>{name}</span>
        <span className={classes.type}>{KIND_LABELS[component_type]}</span>
        <StatusBadge live={is_active} />
      </span>
      {last_seen ? (
        <span className={classes.where}>
          <Seen address={last_seen.host_url} />
          <TimeAgo className={classes.when} iso={last_seen.at} />
        </span>
      ) : (
        <span className={classes.unseen}>{is_active ? 'Not seen on any page yet' : 'A draft, so no page shows it'}</span>
      )}
    </li>
  )
}

function Seen({ address }: { address: string }) {
  if (!webAddress(address)) return <span className="truncate">{address}</span>
  return <a className={`${classes.page} truncate`} href={address} target="_blank" rel="noopener noreferrer nofollow" title={address}>{hostAndPath(address)}</a>
}
