import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Flag, Plus } from 'lucide-react'
import { useState } from 'react'
import type { SystemFlag } from '@inlay/contract/admin-flags'
import { api } from '../../lib/api.ts'
import { count } from '../../lib/count.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { Stat, StatList } from '../../ui/stat.tsx'
import { CreateFlag } from './create-flag.tsx'
import { DeleteFlag } from './delete-flag.tsx'
import { DescribeFlag } from './describe-flag.tsx'
import { FlagRow } from './flag-row.tsx'
import { KnownFlags } from './known-flags.tsx'
import classes from './flags.module.css'

export const handle = { title: 'System Flags' }

export default function Flags() {
  const list = useQuery(api.adminFlags.list.queryOptions())
  /** The key that the dialog begins with; null: it is closed. */
  const [creating, setCreating] = useState<string | null>(null)
  const [describing, setDescribing] = useState<SystemFlag | null>(null)
  const [deleting, setDeleting] = useState<SystemFlag | null>(null)
  const flags = list.data
  const enabled = flags?.filter(({ flag_value }) => flag_value).length
  const create = (label: string) => <Button leftSection={<Icon of={Plus} />} onClick={() => setCreating('')}>{label}</Button>

  return (
    <Page title="System Flags" lead="Switches for the whole platform. A change is in force within a second." action={create('Create Flag')}>
      <StatList columns={3}>
        <Stat label="Total Flags" value={count(flags?.length)} note="set here" />
        <Stat label="Enabled" value={count(enabled)} note="switched on" />
        <Stat label="Disabled" value={count(flags && flags.length - (enabled ?? 0))} note="switched off" />
      </StatList>
      {list.isLoadingError ? (
        <ErrorState title="The flags did not load" error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : flags?.length === 0 ? (
        <EmptyState icon={Flag} title="No system flags yet" action={create('Create Flag')}>
          Everything is as it is by default. Set one of the switches below, or one of your own.
        </EmptyState>
      ) : (
        <Card title="Flags">
          {flags ? null : <Loading label="Loading flags" height={44} />}
          <ul className={classes.list} aria-label="Flags">
            {flags?.map((flag) => <FlagRow key={flag.id} flag={flag} onDescribe={() => setDescribing(flag)} onDelete={() => setDeleting(flag)} />)}
          </ul>
        </Card>
      )}
      {flags ? <KnownFlags set={new Set(flags.map(({ flag_key }) => flag_key))} onCreate={setCreating} /> : null}
      <CreateFlag key={creating} flagKey={creating} onClose={() => setCreating(null)} />
      <DescribeFlag key={describing?.id} flag={describing} onClose={() => setDescribing(null)} />
      <DeleteFlag flag={deleting} onClose={() => setDeleting(null)} />
    </Page>
  )
}
