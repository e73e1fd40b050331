import { procedures } from '../../api/context.ts'
import { signedIn } from '../auth/session.ts'
import { readFigures, readRecentEvents } from './store.ts'

export const overviewRouter = {
  get: procedures.overview.get.use(signedIn).handler(async ({ context: { owner, db } }) => {
    const [figures, recent] = await Promise.all([readFigures(owner, db), readRecentEvents(owner, db)])
    return { ...figures, recent }
  }),
}
