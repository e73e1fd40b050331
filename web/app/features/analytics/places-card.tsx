import { ExternalLink } from 'lucide-react'
import type { Place } from '@inlay/contract/analytics'
import { hostAndPath } from '../../lib/host-and-path.ts'
import { webAddress } from '../../lib/web-address.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading } from '../../ui/loading.tsx'
import classes from './places-card.module.css'

interface PlacesCardProps {
  readonly title: string
  /** Pages are addresses and can be opened. */
  readonly kind: 'host' | 'page'
  readonly places: { readonly data: readonly Place[] | undefined; readonly isLoadingError: boolean; readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown }
}

/** Hosts or pages by how much was viewed there. */
export function PlacesCard({ title, kind, places }: PlacesCardProps) {
  const rows = places.data
  const most = Math.max(1, ...(rows ?? []).map(({ counts }) => counts.view))
  if (places.isLoadingError) return <ErrorState title={`${title} could not be loaded`} error={places.error} onRetry={() => void places.refetch()} retrying={places.isFetching} />
  return (
    <Card title={title} action={<span className={classes.unit}>Views</span>}>
      {rows === undefined ? <Loading label={`Loading ${kind}s`} height={28} /> : null}
      {rows?.length === 0 ? <p className={classes.empty}>No data available</p> : null}
      {rows && rows.length > 0 ? (
        <ol className={classes.list} tabIndex={0} aria-label={title}>
          {rows.map(({ name, counts }) => (
            <li key={name ?? '…'} className={classes.row}>
              <i className={classes.bar} style={{ width: `${(counts.view / most) * 100}%` }} aria-hidden />
              <span className={classes.name} data-rest={name === null || name === '' || undefined}><Name name={name} kind={kind} /></span>
              <span className={classes.count} title={`${counts.submit.toLocaleString('en')} submissions`}>{counts.view.toLocaleString('en')}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </Card>
  )
}

function Name({ name, kind }: { name: string | null; kind: 'host' | 'page' }) {
  if (name === null) return <span className="truncate">{kind === 'host' ? 'All other hosts' : 'All other pages'}</span>
  if (name === '') return <span className="truncate">Pages without a host</span>
  const address = kind === 'page' ? webAddress(name) : null
  if (address === null) return <span className="truncate" title={name}>{kind === 'page' ? hostAndPath(name) : name}</span>
  return (
    <a className={classes.link} href={address} title={name} target="_blank" rel="noreferrer">
      <span className="truncate">{hostAndPath(name)}</span><Icon of={ExternalLink} size={14} />
    </a>
  )
}
