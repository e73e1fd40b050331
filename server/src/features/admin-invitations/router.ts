import { procedures } from '../../api/context.ts'
import { asAdmin } from '../auth/session.ts'
import { createInvitation, deleteInvitation, readTotals, searchInvitations, setInvitationActive } from './store.ts'

export const adminInvitationsRouter = {
  list: procedures.adminInvitations.list.use(asAdmin).handler(async ({ context: { admin, db }, input }) => {
    const [totals, found] = await Promise.all([readTotals(admin, db), searchInvitations(admin, input.search, db)])
    return { totals, ...found }
  }),
  create: procedures.adminInvitations.create.use(asAdmin).handler(async ({ context: { admin, db, mail, mailLeft }, input }) => {
    const invitation = await createInvitation(admin, input, mail, db)
    mailLeft()
    return invitation
  }),
  update: procedures.adminInvitations.update.use(asAdmin).handler(async ({ context: { admin, db }, input, errors }) => {
    const invitation = await setInvitationActive(admin, input.id, input.is_active, db)
    if (!invitation) throw errors.NOT_FOUND()
    return invitation
  }),
  delete: procedures.adminInvitations.delete.use(asAdmin).handler(async ({ context: { admin, db }, input, errors }) => {
    if (!(await deleteInvitation(admin, input.id, db))) throw errors.NOT_FOUND()
  }),
}
