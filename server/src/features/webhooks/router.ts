import { PLAN_LIMITS } from '@inlay/contract/rules/plans'
import { ROTATION_HOURS, WEBHOOKS_MAX } from '@inlay/contract/webhooks'
import { ORPCError } from '@orpc/server'
import { planErrors } from '@inlay/contract/errors'
import { procedures } from '../../api/context.ts'
import type { ApiContext } from '../../api/context.ts'
import type { Db } from '../../db/database.ts'
import { inPerson, signedIn } from '../auth/session.ts'
import type { OwnerId } from '../auth/session.ts'
import { WEBHOOK_ACTS_PER_ACCOUNT } from '../limits/rules.ts'
import { withinLimit } from '../limits/store.ts'
import { found } from '../versions/router.ts'
import { readPlan } from '../versions/store.ts'
import { deleteWebhook, findSecret, insertWebhook, leaveReplay, leaveTest, listDeliveries, listWebhooks, rotateSecret, updateWebhook } from './store.ts'
import type { SecretState } from './store.ts'

const MISSING = 'Webhook not found'

async function requirePlan(owner: OwnerId, db: Db): Promise<void> {
  if (!PLAN_LIMITS[await readPlan(owner, db)].api) throw new ORPCError('PLAN_REQUIRED', { defined: true, ...planErrors.PLAN_REQUIRED, message: 'Webhooks are part of the paid plans' })
}

/** @throws BAD_REQUEST */
async function refusePrivate({ webhookProblem }: ApiContext, url: string): Promise<void> {
  const problem = await webhookProblem(url)
  if (problem !== null) throw new ORPCError('BAD_REQUEST', { defined: true, status: 400, message: problem, data: { fields: { url: problem } } })
}

/** What is asked for by hand, as often as one likes, makes calls to strangers. @throws TOO_MANY_REQUESTS */
async function limitActs(context: ApiContext, owner: OwnerId): Promise<void> {
  if (!(await withinLimit(context, 'webhook-act', WEBHOOK_ACTS_PER_ACCOUNT, { account: owner }))) {
    throw new ORPCError('TOO_MANY_REQUESTS', { status: 429, message: 'Too many attempts. Please wait a moment and try again.' })
  }
}

function secretOf({ webhookSecret }: ApiContext, id: string, { version, rotatedAt }: SecretState) {
  const until = rotatedAt && new Date(rotatedAt.getTime() + ROTATION_HOURS * 3_600_000)
  return { secret: webhookSecret(id, version), old_until: until && until.getTime() > Date.now() ? until.toISOString() : null }
}

const own = procedures.webhooks

export const webhooksRouter = {
  list: own.list.use(signedIn).handler(({ context: { owner, db } }) => listWebhooks(owner, db)),
  create: own.create.use(signedIn).handler(async ({ context, input, errors }) => {
    const { owner, db } = context
    await requirePlan(owner, db)
    await limitActs(context, owner)
    await refusePrivate(context, input.url)
    const made = await insertWebhook(owner, db, input, WEBHOOKS_MAX)
    if (!made) throw errors.CONFLICT({ message: `You have ${WEBHOOKS_MAX} webhooks, which is the most. Delete one that is not used any more.` })
    return made
  }),
  update: own.update.use(signedIn).handler(async ({ context, input: { id, ...change } }) => {
    const { owner, db } = context
    if (change.url !== undefined) {
      await limitActs(context, owner)
      await refusePrivate(context, change.url)
    }
    return found(await updateWebhook(owner, db, id, change), MISSING)
  }),
  delete: own.delete.use(signedIn).handler(async ({ context: { owner, db }, input }) => {
    found(await deleteWebhook(owner, db, input.id), MISSING)
  }),
  secret: own.secret.use(inPerson).handler(async ({ context, input: { id } }) => secretOf(context, id, found(await findSecret(context.owner, context.db, id), MISSING))),
  rotate: own.rotate.use(inPerson).handler(async ({ context, input: { id } }) => secretOf(context, id, found(await rotateSecret(context.owner, context.db, id), MISSING))),
  test: own.test.use(signedIn).handler(async ({ context, input: { id } }) => {
    await requirePlan(context.owner, context.db)
    await limitActs(context, context.owner)
    const left = found(await leaveTest(context.owner, context.db, id), MISSING)
    context.webhooksLeft()
    return left
  }),
  deliveries: own.deliveries.use(signedIn).handler(async ({ context: { owner, db }, input }) => {
    // One more than is shown tells whether there are more.
    const items = await listDeliveries(owner, db, { ...input, limit: input.limit + 1 })
    if (items.length === 0) found(await findSecret(owner, db, input.id), MISSING)
    const page = items.slice(0, input.limit)
    return { items: page, next: items.length > input.limit ? page.at(-1)!.id : null }
  }),
  replay: own.replay.use(signedIn).handler(async ({ context, input }) => {
    await requirePlan(context.owner, context.db)
    await limitActs(context, context.owner)
    const left = found(await leaveReplay(context.owner, context.db, input.id, input.delivery), 'Delivery not found')
    context.webhooksLeft()
    return left
  }),
}
