import type { DeliveryState, Webhook } from '@inlay/contract/webhooks'
import { Badge } from '../../ui/status-badge.tsx'
import type { Tone } from '../../ui/status-badge.tsx'

/** States of a delivery, in words. */
export const STATE_NAMES: Readonly<Record<DeliveryState, string>> = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed', dropped: 'Not sent' }
const TONES: Readonly<Record<DeliveryState, Tone>> = { waiting: 'warn', delivered: 'good', failed: 'bad', dropped: 'quiet' }

export function DeliveryBadge({ state }: { state: DeliveryState }) {
  return <Badge tone={TONES[state]}>{STATE_NAMES[state]}</Badge>
}

/** How a webhook does: switched off, or as its last delivery went. */
export function WebhookBadge({ of: { enabled, given_up_at, last } }: { of: Pick<Webhook, 'enabled' | 'given_up_at' | 'last'> }) {
  if (!enabled) return given_up_at ? <Badge tone="bad">Switched off</Badge> : <Badge tone="quiet">Off</Badge>
  switch (last?.state) {
    case 'failed':
      return <Badge tone="bad">Failing</Badge>
    case 'waiting':
      return <Badge tone="warn">Retrying</Badge>
    default:
      return <Badge tone="good">On</Badge>
  }
}
