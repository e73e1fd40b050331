import { KEYS_MAX } from '@inlay/contract/api-keys'
import { PLAN_LIMITS } from '@inlay/contract/rules/plans'
import { procedures } from '../../api/context.ts'
import { makeKey } from '../auth/api-key.ts'
import { inPerson } from '../auth/session.ts'
import { readPlan } from '../versions/store.ts'
import { deleteKey, insertKey, listKeys } from './store.ts'

const own = procedures.apiKeys

export const apiKeysRouter = {
  list: own.list.use(inPerson).handler(({ context: { owner, db } }) => listKeys(owner, db)),
  create: own.create.use(inPerson).handler(async ({ context: { owner, db }, input, errors }) => {
    if (!PLAN_LIMITS[await readPlan(owner, db)].api) throw errors.PLAN_REQUIRED({ message: 'API keys are part of the paid plans' })
    const { key, prefix, hash } = makeKey()
    const made = await insertKey(owner, db, { ...input, prefix, hash }, KEYS_MAX)
    if (!made) throw errors.CONFLICT({ message: `You have ${KEYS_MAX} keys, which is the most. Revoke one that is not used any more.` })
    return { ...made, key }
  }),
  revoke: own.revoke.use(inPerson).handler(async ({ context: { owner, db }, input, errors }) => {
    if (!(await deleteKey(owner, db, input.id))) throw errors.NOT_FOUND({ message: 'API key not found' })
  }),
}
