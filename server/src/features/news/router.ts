import { procedures } from '../../api/context.ts'
import { signedIn } from '../auth/session.ts'
import { markSeen, readNews } from './store.ts'

export const newsRouter = {
  get: procedures.news.get.use(signedIn).handler(async ({ context: { owner, db }, errors }) => {
    const news = await readNews(owner, db)
    if (!news) throw errors.UNAUTHORIZED()
    return news
  }),
  seen: procedures.news.seen.use(signedIn).handler(({ context: { owner, db }, input }) => markSeen(owner, input.at, db)),
}
