import { DELIVERIES_DAYS, FAILING_DAYS } from '@inlay/contract/webhooks'
import type { Mail } from './mailer.ts'
import { oneLine } from './one-line.ts'
import type { MailedWebhook } from './store.ts'

/** Tells an owner that a webhook was switched off. Of its address the host alone: the rest may hold a key. */
export function webhookOffMail({ to, id, url, description, last_error }: MailedWebhook, publicUrl: string): Omit<Mail, 'id' | 'date'> {
  const { host } = new URL(url)
  const name = description ? `“${oneLine(description, 120)}”, to ${host},` : `to ${host}`
  const parts = [
    `Your webhook ${name} was switched off: for ${FAILING_DAYS} days nothing that was sent to it was taken.${last_error ? ` The last time: ${oneLine(last_error, 300)}.` : ''}`,
    `What visitors send is kept as ever; only this program is not told of it. When it works again, switch it on:\n${publicUrl}/dashboard/developers/webhooks/${id}`,
    `There you can also send again what was not taken, for ${DELIVERIES_DAYS} days after it was first sent.`,
  ]
  return { to, subject: `Webhook switched off: ${oneLine(description, 120) || host}`, text: parts.join('\n\n') }
}
