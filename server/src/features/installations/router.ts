import { procedures } from '../../api/context.ts'
import { signedIn } from '../auth/session.ts'
import { readInstallations } from './store.ts'

export const installationsRouter = {
  list: procedures.installations.list.use(signedIn).handler(({ context: { owner, db } }) => readInstallations(owner, db)),
}
