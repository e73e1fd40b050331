import type { Plan } from '@inlay/contract/rules/plans'
import { procedures } from '../../api/context.ts'
import { signedIn } from '../auth/session.ts'
import { readProfile } from './store.ts'

export const meRouter = {
  get: procedures.me.get.use(signedIn).handler(async ({ context, errors }) => {
    const profile = await readProfile(context.owner, context.db)
    if (!profile) throw errors.UNAUTHORIZED()
    const { id, email, full_name, company_name, plan, created_at } = profile
    return { id, email, full_name, company_name, plan: plan as Plan, role: context.role, created_at: created_at.toISOString(), mail: context.mail }
  }),
}
