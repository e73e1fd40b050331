import { loadsNotice } from '@inlay/contract/news'
import type pg from 'pg'
import * as z from 'zod'
import type { OutboxOptions, Sender } from '../outbox/outbox.ts'
import type { OutboxItem } from '../outbox/store.ts'
import { confirmationMail } from './confirmation-mail.ts'
import { confirmToken, resetToken, tokenHash } from './confirm-token.ts'
import { invitationMail } from './invitation-mail.ts'
import { loadsMail } from './loads-mail.ts'
import type { Mail, Mailer } from './mailer.ts'
import { resetMail } from './reset-mail.ts'
import { openAskedReset, readConfirmation, readInvitation, readNotice, readNotification, readReset, readWebhookOff } from './store.ts'
import { submissionsMail } from './submissions-mail.ts'
import { webhookOffMail } from './webhook-off-mail.ts'

interface MailSettings {
  readonly pool: pg.Pool
  readonly mailer: Mailer
  readonly publicUrl: string
  readonly authSecret: string
}

const submissions = z.object({ of: z.enum(['form', 'quiz']), count: z.int(), submissions: z.array(z.uuid()) })
const confirmation = z.object({ submission: z.uuid() })
const notification = z.object({ notification: z.uuid() })
const invitation = z.object({ invitation: z.uuid() })
const reset = z.object({ reset: z.uuid() })
const webhook = z.object({ endpoint: z.uuid() })
const askedReset = z.object({ user: z.uuid().nullable() })

/** How each kind of mail in the outbox becomes one: what it says is read from the database when it is sent. */
export function mailSenders({ pool, mailer, publicUrl, authSecret }: MailSettings): OutboxOptions['senders'] {
  const sender =
    (compose: (payload: unknown, item: Pick<OutboxItem, 'id' | 'created_at'>) => Promise<Omit<Mail, 'id' | 'date'> | null>): Sender =>
    async ({ id, created_at: date, payload }, signal) => {
      const mail = await compose(payload, { id, created_at: date })
      if (!mail) return 'dropped'
      await mailer({ id, date, ...mail }, signal)
      return 'sent'
    }
  return {
    'mail.submissions': sender(async (payload) => {
      const { of, count, submissions: ids } = submissions.parse(payload)
      const notice = await readNotice(pool, of, ids)
      return notice && submissionsMail(notice, count, publicUrl)
    }),
    'mail.confirmation': sender(async (payload) => {
      const { submission } = confirmation.parse(payload)
      const token = confirmToken(authSecret, submission)
      const found = await readConfirmation(pool, submission, tokenHash(token))
      return found && confirmationMail(found.to, found.name, token, publicUrl)
    }),
    'mail.invitation': sender(async (payload) => {
      const found = await readInvitation(pool, invitation.parse(payload).invitation)
      return found && invitationMail(found, publicUrl)
    }),
    'mail.reset': sender(async (payload) => {
      const { reset: id } = reset.parse(payload)
      const token = resetToken(authSecret, id)
      const found = await readReset(pool, id, tokenHash(token))
      return found && resetMail(found, token, publicUrl)
    }),
    'mail.asked-reset': sender(async (payload, { id, created_at }) => {
      const { user } = askedReset.parse(payload)
      // Made of the row's id, so that every attempt mails the same link.
      const token = resetToken(authSecret, id)
      const found = user === null ? null : await openAskedReset(pool, { id, user, hash: tokenHash(token), asked_at: created_at })
      return found && resetMail(found, token, publicUrl, 'asked')
    }),
    'mail.webhook-off': sender(async (payload) => {
      const found = await readWebhookOff(pool, webhook.parse(payload).endpoint)
      return found && webhookOffMail(found, publicUrl)
    }),
    'mail.loads': sender(async (payload) => {
      const found = await readNotification(pool, notification.parse(payload).notification)
      return found && loadsMail(found.to, loadsNotice.parse(found.data), publicUrl)
    }),
  }
}
