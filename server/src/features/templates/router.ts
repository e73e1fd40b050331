import { procedures } from '../../api/context.ts'
import { signedIn } from '../auth/session.ts'
import { listCategories, listTemplates } from './store.ts'

export const templatesRouter = {
  library: procedures.templates.library.use(signedIn).handler(async ({ context }) => {
    const [categories, templates] = await Promise.all([listCategories(context.db), listTemplates(context.db)])
    return { categories, templates }
  }),
}
