import { Button } from '@mantine/core'
import { CirclePause } from 'lucide-react'
import { DELIVERIES_DAYS, FAILING_DAYS } from '@inlay/contract/webhooks'
import type { Webhook } from '@inlay/contract/webhooks'
import { Icon } from '../../ui/icon.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { useUpdateWebhook } from './use-update-webhook.ts'
import classes from './developers.module.css'

/** Says why a webhook is off that nobody switched off, and switches it on again. */
export function WebhookOff({ id, since }: { id: Webhook['id']; since: string }) {
  const update = useUpdateWebhook()
  return (
    <section className={classes.plan} aria-labelledby="off">
      <span className={classes.tile}><Icon of={CirclePause} size={20} /></span>
      <div className={classes.words}>
        <h2 className={classes.name} id="off">This webhook was switched off <TimeAgo iso={since} /></h2>
        <p className={classes.text}>
          For {FAILING_DAYS} days nothing that was sent to it was taken. Submissions are kept as ever; only this program is not told of them. When it
          works again, switch it on, and replay what it missed: what was sent before is here for {DELIVERIES_DAYS} days.
        </p>
      </div>
      <Button loading={update.isPending} onClick={() => update.mutate({ id, enabled: true })}>Switch On</Button>
    </section>
  )
}
