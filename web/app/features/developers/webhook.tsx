import { Button, Select } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Radio, SearchX, Send } from 'lucide-react'
import { useParams } from 'react-router'
import { DELIVERIES_DAYS, DELIVERY_STATES } from '@inlay/contract/webhooks'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'
import { useAddressParam } from '../../lib/use-address-param.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { ShowOlder } from '../../ui/show-older.tsx'
import { STATE_NAMES } from './delivery-badge.tsx'
import { DeliveryRow } from './delivery-row.tsx'
import { useDeliveries } from './use-deliveries.ts'
import { WebhookOff } from './webhook-off.tsx'
import classes from './developers.module.css'

export const handle = { title: 'API & Webhooks' }

const BACK = { to: '/dashboard/developers', label: 'API & Webhooks' }
const STATES = [{ value: '', label: 'All deliveries' }, ...DELIVERY_STATES.map((value) => ({ value, label: STATE_NAMES[value] }))]

/** The delivery log of one webhook: what was sent, what came back, and the way to send it again. */
export default function WebhookScreen() {
  const { id = '' } = useParams()
  const queryClient = useQueryClient()
  const hooks = useQuery(api.webhooks.list.queryOptions())
  const hook = hooks.data?.find((one) => one.id === id)
  const [wanted, setWanted] = useAddressParam('state')
  const state = DELIVERY_STATES.find((known) => known === wanted) ?? ''
  const { query, deliveries } = useDeliveries(id, state)
  const test = useMutation(api.webhooks.test.mutationOptions({
    onSuccess: () => toastSuccess('Test sent'),
    onError: (error) => toastError(messageOf(error, 'Failed to send the test')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.webhooks.key() }),
  }))
  if (hooks.isSuccess && !hook) return <Page title="Webhook not found" back={BACK}><EmptyState icon={SearchX} title="There is no such webhook">It may have been deleted, or the address is another account’s.</EmptyState></Page>
  const tryIt = <Button variant="default" leftSection={<Icon of={Send} />} disabled={!hook?.enabled} loading={test.isPending} onClick={() => test.mutate({ id })}>Send Test</Button>
  return (
    <Page title={hook?.description || 'Webhook'} back={BACK} lead={<code className={classes.address} title={hook?.url}>{hook?.url}</code>} action={tryIt}>
      {hook?.given_up_at ? <WebhookOff id={id} since={hook.given_up_at} /> : null}
      <Card title="Deliveries" action={<Select className={classes.filter} size="xs" aria-label="Show" data={STATES} value={state} allowDeselect={false} onChange={(value) => setWanted(value || null)} />}>
        {query.isLoadingError ? (
          <div className={classes.inset}><ErrorState title="The deliveries could not be loaded" error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} /></div>
        ) : query.isPending ? (
          <Loading label="Loading the deliveries" rows={4} height={40} />
        ) : deliveries.length === 0 ? (
          <div className={classes.inset}>
            {state === '' ? (
              <EmptyState icon={Radio} title="Nothing sent yet">Each message that goes to this address is here for {DELIVERIES_DAYS} days, with what was answered. Send a test to see the first.</EmptyState>
            ) : (
              <EmptyState icon={SearchX} title="No data available" action={<Button variant="default" onClick={() => setWanted(null)}>Show all deliveries</Button>}>None of the last {DELIVERIES_DAYS} days is in this state.</EmptyState>
            )}
          </div>
        ) : (
          <>
            <ul className={classes.list} aria-label="Deliveries">{deliveries.map((delivery) => <DeliveryRow key={delivery.id} webhookId={id} of={delivery} />)}</ul>
            <ShowOlder of={query}>Show older ones</ShowOlder>
          </>
        )}
      </Card>
    </Page>
  )
}
