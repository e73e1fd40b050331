import type pg from 'pg'
import { PLAN_LIMITS } from '@inlay/contract/rules/plans'
import { Webhook } from 'standardwebhooks'
import * as z from 'zod'
import { ATTEMPTS_MAX } from '../outbox/backoff.ts'
import type { OutboxOptions } from '../outbox/outbox.ts'
import { answerProblem, callProblem } from './failure.ts'
import type { MayCall } from './may-call.ts'
import { post } from './post.ts'
import { readOutgoing, readSent, recordAttempt } from './store.ts'
import type { Attempt, Outgoing, SentSubmission } from './store.ts'
import { webhookMessage } from './webhook-message.ts'
import { webhookSecret } from './webhook-secret.ts'

interface WebhookSettings {
  readonly pool: pg.Pool
  readonly authSecret: string
  readonly mayCall: MayCall
  /** To be woken after a mail to the owner of a webhook that was switched off was left; null: mail is not set up. */
  readonly mail: { wake(): void } | null
  /** Attempts until a message is given up. */
  readonly attemptsMax?: number
}

/** What the error of a failed attempt says: no address and no answer, which are for the owner's log alone. */
class NotDelivered extends Error {}

const payload = z.object({ delivery: z.uuid() })

/** Sends webhooks from the outbox, and writes each attempt into their owner's log. */
export function webhookSenders({ pool, authSecret, mayCall, mail, attemptsMax = ATTEMPTS_MAX }: WebhookSettings): OutboxOptions['senders'] {
  return {
    webhook: async ({ id: outboxId, payload: given, attempts }, signal) => {
      const { delivery: id } = payload.parse(given)
      const outgoing = await readOutgoing(pool, id, outboxId)
      if (!outgoing) return 'dropped'
      const submission = outgoing.submission_id === null ? null : await readSent(pool, outgoing.submission_type!, outgoing.submission_id)
      const reason = whyNot(outgoing, submission)
      if (reason !== null) {
        await recordAttempt(pool, id, outboxId, { state: 'dropped', status: null, error: reason, response: null }, { called: false, mail: false })
        return 'dropped'
      }
      const tried = await attempt(id, outgoing, webhookMessage(outgoing, submission), signal)
      const givenUp = tried.state === 'waiting' && attempts >= attemptsMax
      const off = await recordAttempt(pool, id, outboxId, givenUp ? { ...tried, state: 'failed' } : tried, { called: true, mail: mail !== null })
      if (off) mail?.wake()
      if (tried.state !== 'delivered') throw new NotDelivered(tried.status === null ? 'no answer' : `answered ${tried.status}`)
      return 'sent'
    },
  }

  async function attempt(id: string, { url, endpoint_id, secret_version, rotated }: Outgoing, body: string, signal: AbortSignal): Promise<Attempt> {
    const now = new Date()
    const versions = rotated ? [secret_version, secret_version - 1] : [secret_version]
    const signatures = versions.map((version) => new Webhook(webhookSecret(authSecret, endpoint_id, version)).sign(id, now, body))
    const headers = { 'webhook-id': id, 'webhook-timestamp': String(Math.floor(now.getTime() / 1000)), 'webhook-signature': signatures.join(' ') }
    try {
      const posted = await post(url, headers, body, mayCall, signal)
      const error = answerProblem(posted)
      return { state: error === null ? 'delivered' : 'waiting', status: posted.status, error, response: posted.response }
    } catch (error) {
      return { state: 'waiting', status: null, error: callProblem(error), response: null }
    }
  }
}

/** Why there is nothing to send any more; null: there is. */
function whyNot({ enabled, plan, banned, submission_id }: Outgoing, submission: SentSubmission | null): string | null {
  if (!enabled) return 'The webhook was switched off'
  if (banned) return 'The account is banned'
  if (!PLAN_LIMITS[plan].api) return 'Webhooks are part of the paid plans'
  return submission_id !== null && !submission ? 'The submission was deleted' : null
}
