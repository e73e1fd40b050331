import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { Link } from 'react-router'
import type { Delivery } from '@inlay/contract/webhooks'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Moment } from '../../ui/moment.tsx'
import { DeliveryBadge } from './delivery-badge.tsx'
import classes from './deliveries.module.css'

/** One delivery: how it went in a line, and all that is known of it behind that. */
export function DeliveryRow({ webhookId, of: delivery }: { webhookId: string; of: Delivery }) {
  const { id, event, submission, state, created_at, attempts, last_at, last_status, last_error, response, next_at } = delivery
  const queryClient = useQueryClient()
  const replay = useMutation(api.webhooks.replay.mutationOptions({
    onSuccess: () => toastSuccess('Delivery sent again'),
    onError: (error) => toastError(messageOf(error, 'Failed to send it again')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.webhooks.key() }),
  }))
  return (
    <li>
      <details className={classes.delivery}>
        <summary className={classes.line}>
          <DeliveryBadge state={state} />
          <code className={classes.event}>{event}</code>
          <span className={`${classes.result} truncate`}>{last_error ?? (last_status === null ? '' : `Answered ${last_status}`)}</span>
          <span className={classes.tries}>{attempts === 1 ? '1 attempt' : `${attempts} attempts`}</span>
          <Moment iso={created_at} />
        </summary>
        <div className={classes.detail}>
          <dl className={classes.facts}>
            <div><dt>Message</dt><dd><code>{id}</code><CopyButton text={id} label="Copy the webhook-id" /></dd></div>
            {submission ? <div><dt>About</dt><dd><Link className="text-link" to={`/dashboard/submissions/${submission.type}/${submission.id}`}>The submission</Link></dd></div> : null}
            {last_at ? <div><dt>Last attempt</dt><dd><Moment iso={last_at} /></dd></div> : null}
            {last_error ? <div><dt>What went wrong</dt><dd className={classes.why}>{last_error}</dd></div> : null}
            {next_at ? <div><dt>Next attempt</dt><dd><Moment iso={next_at} /></dd></div> : null}
          </dl>
          {response ? <><p className={classes.label}>Beginning of the answer</p><pre className={classes.response} tabIndex={0} aria-label="Beginning of the answer">{response}</pre></> : null}
          <Button variant="default" size="xs" leftSection={<Icon of={RotateCw} size={14} />} loading={replay.isPending} onClick={() => replay.mutate({ id: webhookId, delivery: id })}>
            {state === 'waiting' ? 'Send now' : 'Replay'}
          </Button>
        </div>
      </details>
    </li>
  )
}
