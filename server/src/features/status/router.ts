import { procedures } from '../../api/context.ts'
import { signedIn } from '../auth/session.ts'

export const statusRouter = {
  get: procedures.status.get.use(signedIn).handler(({ context: { flags } }) => ({ maintenance: flags.maintenance })),
}
