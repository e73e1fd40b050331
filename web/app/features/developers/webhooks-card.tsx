import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Plus, Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import type { Webhook } from '@inlay/contract/webhooks'
import { api } from '../../lib/api.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Loading } from '../../ui/loading.tsx'
import { DeleteWebhook } from './delete-webhook.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookRow } from './webhook-row.tsx'
import type { WebhookAct } from './webhook-row.tsx'
import classes from './developers.module.css'

/** The owner's webhooks. @param included as KeysCard's */
export function WebhooksCard({ included }: { included: boolean }) {
  const list = useQuery(api.webhooks.list.queryOptions())
  const [asked, setAsked] = useState<{ act: WebhookAct; of: Webhook } | null>(null)
  const [adding, setAdding] = useState(0)
  const hooks = list.data
  const add = <Button variant="default" size="xs" leftSection={<Icon of={Plus} size={14} />} onClick={() => setAdding(Date.now())}>Add Webhook</Button>
  const close = () => setAsked(null)
  const of = (act: WebhookAct) => (asked?.act === act ? asked.of : null)
  if (!included && hooks?.length === 0) return null
  return (
    <>
      {list.isLoadingError ? (
        <ErrorState title="Your webhooks could not be loaded" error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : hooks?.length === 0 ? (
        <EmptyState icon={WebhookIcon} title="No webhooks yet" action={add}>Inlay calls an address of yours as soon as a visitor has sent something, and tries again where that fails.</EmptyState>
      ) : (
        <Card title="Webhooks" action={included && hooks ? add : null}>
          {hooks ? (
            <ul className={classes.list} aria-label="Webhooks">{hooks.map((hook) => <WebhookRow key={hook.id} of={hook} onAct={(act) => setAsked({ act, of: hook })} />)}</ul>
          ) : (
            <Loading label="Loading your webhooks" rows={2} height={44} />
          )}
        </Card>
      )}
      <WebhookDialog key={`add ${adding}`} opened={adding > 0} of={null} onClose={() => setAdding(0)} onMade={(made) => setAsked({ act: 'secret', of: made })} />
      <WebhookDialog key={`edit ${of('edit')?.id}`} opened={of('edit') !== null} of={of('edit')} onClose={close} />
      <SecretDialog of={of('secret')} onClose={close} />
      <DeleteWebhook of={of('delete')} onClose={close} />
    </>
  )
}
