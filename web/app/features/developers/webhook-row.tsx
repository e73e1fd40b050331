import { ActionIcon, Button, Menu } from '@mantine/core'
import { CirclePause, CirclePlay, EllipsisVertical, KeyRound, Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { FAILING_DAYS } from '@inlay/contract/webhooks'
import type { Webhook } from '@inlay/contract/webhooks'
import { Icon } from '../../ui/icon.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { WebhookBadge } from './delivery-badge.tsx'
import { useUpdateWebhook } from './use-update-webhook.ts'
import classes from './developers.module.css'

export type WebhookAct = 'edit' | 'secret' | 'delete'

/** One webhook: where it goes, how the last delivery went, and what can be done with it. */
export function WebhookRow({ of: hook, onAct }: { of: Webhook; onAct: (act: WebhookAct) => void }) {
  const { id, url, description, events, enabled, given_up_at, last } = hook
  const update = useUpdateWebhook()
  const name = description || url
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <div className={classes.head}><Link className={`${classes.name} ${classes.link} truncate`} to={`/dashboard/developers/webhooks/${id}`} title={url}>{name}</Link><WebhookBadge of={hook} /></div>
        <p className={classes.facts}>
          {description ? <code className="truncate" title={url}>{url}</code> : null}
          <span>{events.join(', ')}</span>
          <span>{last ? <>Last sent <TimeAgo iso={last.at} /></> : 'Nothing sent yet'}</span>
        </p>
        {given_up_at ? <p className={classes.text}>For {FAILING_DAYS} days nothing that was sent to it was taken, so it was switched off <TimeAgo iso={given_up_at} />.</p> : null}
      </div>
      <div className={classes.acts}>
        {given_up_at ? <Button variant="default" size="xs" aria-label={`Switch on ${name}`} loading={update.isPending} onClick={() => update.mutate({ id, enabled: true })}>Switch On</Button> : null}
        <Button component={Link} to={`/dashboard/developers/webhooks/${id}`} variant="default" size="xs" aria-label={`Deliveries of ${name}`}>Deliveries</Button>
        <Menu>
          <Menu.Target><ActionIcon aria-label={`Actions for ${name}`}><Icon of={EllipsisVertical} /></ActionIcon></Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<Icon of={Pencil} />} onClick={() => onAct('edit')}>Edit</Menu.Item>
            <Menu.Item leftSection={<Icon of={KeyRound} />} onClick={() => onAct('secret')}>Signing secret</Menu.Item>
            <Menu.Item leftSection={<Icon of={enabled ? CirclePause : CirclePlay} />} onClick={() => update.mutate({ id, enabled: !enabled })}>{enabled ? 'Switch off' : 'Switch on'}</Menu.Item>
            <Menu.Divider />
            <Menu.Item data-danger leftSection={<Icon of={Trash2} />} onClick={() => onAct('delete')}>Delete</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </li>
  )
}
