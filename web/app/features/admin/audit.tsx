import { Button } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Download, ScrollText, SearchX } from 'lucide-react'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { VIEWER_ZONE } from '../../lib/dates.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'
import { useAddressState } from '../../lib/use-address-state.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { ShowOlder } from '../../ui/show-older.tsx'
import { EVERYTHING, readChoice, writeChoice } from './audit-choice.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditRow } from './audit-row.tsx'
import { saveAuditCsv } from './save-audit-csv.ts'
import classes from './audit.module.css'

export const handle = { title: 'Audit Log' }

export default function Audit() {
  const { state: choice, set: choose } = useAddressState(readChoice, writeChoice)
  const filter = { zone: VIEWER_ZONE, ...Object.fromEntries(Object.entries<string>({ ...choice }).map(([name, value]): [string, string] => [name, value.trim()]).filter(([, value]) => value !== '')) }
  const log = useInfiniteQuery({
    ...api.adminAudit.list.infiniteOptions({
      input: (after: string | undefined) => ({ ...filter, ...(after && { after }) }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.next ?? undefined,
    }),
    placeholderData: keepPreviousData,
  })
  const saving = useMutation({
    mutationFn: () => saveAuditCsv(filter),
    onSuccess: () => toastSuccess('Audit log exported to CSV'),
    onError: (error) => toastError(messageOf(error, 'Failed to export the audit log')),
  })
  const pages = log.data?.pages
  const entries = pages?.flatMap(({ entries: some }) => some)
  const all = Object.values(choice).every((value) => value === '')

  return (
    <Page
      title="Audit Log" lead="What administrators and commands on the server have done."
      action={<Button variant="default" leftSection={<Icon of={Download} />} loading={saving.isPending} disabled={entries?.length === 0} onClick={() => saving.mutate()}>Export CSV</Button>}
    >
      <AuditFilters choice={choice} actions={pages?.[0]?.actions ?? []} onChange={choose} />
      {log.isLoadingError ? (
        <ErrorState title="The audit log did not load" error={log.error} onRetry={() => void log.refetch()} retrying={log.isFetching} />
      ) : entries?.length === 0 ? (
        <EmptyState icon={all ? ScrollText : SearchX} title="No data available" action={all ? null : <Button variant="default" onClick={() => choose(EVERYTHING)}>Show all acts</Button>}>
          {all ? 'Each act of an administrator will be here, with what it changed.' : 'No act is as chosen.'}
        </EmptyState>
      ) : (
        <Card title="Acts">
          {entries ? null : <Loading label="Loading acts" rows={4} height={40} />}
          <ul className={classes.list} aria-label="Acts">
            {entries?.map((entry) => <AuditRow key={entry.id} entry={entry} />)}
          </ul>
          <ShowOlder of={log} />
        </Card>
      )}
    </Page>
  )
}
