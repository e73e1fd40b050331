import { procedures } from '../../api/context.ts'
import { asAdmin } from '../auth/session.ts'
import { done } from '../users/router.ts'
import { createBan, liftBan, listBans } from './store.ts'

export const adminBansRouter = {
  list: procedures.adminBans.list.use(asAdmin).handler(({ context: { admin, db }, input }) => listBans(admin, input.search, db)),
  create: procedures.adminBans.create.use(asAdmin).handler(async ({ context: { admin, db }, input, errors }) => {
    const refused = (message: string) => errors.CONFLICT({ message })
    const ban = await createBan(admin, input, db)
    if (ban === 'oneself') throw refused('You cannot ban yourself')
    if (ban === 'banned already') throw refused('This user is banned already')
    return done(ban)
  }),
  lift: procedures.adminBans.lift.use(asAdmin).handler(async ({ context: { admin, db }, input, errors }) => {
    const ban = await liftBan(admin, input.id, db)
    if (ban === 'not found') throw errors.NOT_FOUND()
    return done(ban)
  }),
}
