import { procedures } from '../../api/context.ts'
import { asAdmin } from '../auth/session.ts'
import { createFlag, deleteFlag, listFlags, updateFlag } from './store.ts'

const own = procedures.adminFlags

// The answer waits until a change is in force in this process; the others hear of it by NOTIFY.
export const adminFlagsRouter = {
  list: own.list.use(asAdmin).handler(({ context: { admin, db } }) => listFlags(admin, db)),
  create: own.create.use(asAdmin).handler(async ({ context: { admin, db, flags }, input, errors }) => {
    const made = await createFlag(admin, input, db)
    const message = `There is a flag called ${input.flag_key} already`
    if (!made) throw errors.BAD_REQUEST({ message, data: { fields: { flag_key: message } } })
    await flags.reload()
    return made
  }),
  update: own.update.use(asAdmin).handler(async ({ context: { admin, db, flags }, input, errors }) => {
    const changed = await updateFlag(admin, input, db)
    if (!changed) throw errors.NOT_FOUND({ message: 'Flag not found' })
    await flags.reload()
    return changed
  }),
  delete: own.delete.use(asAdmin).handler(async ({ context: { admin, db, flags }, input, errors }) => {
    if (!(await deleteFlag(admin, input.id, db))) throw errors.NOT_FOUND({ message: 'Flag not found' })
    await flags.reload()
  }),
}
