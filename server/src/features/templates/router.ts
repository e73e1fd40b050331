import { offeredKinds } from '@inlay/contract/flag-registry'
import { procedures } from '../../api/context.ts'
import { signedIn } from '../auth/session.ts'
import { listCategories, listTemplates } from './store.ts'

export const templatesRouter = {
  library: procedures.templates.library.use(signedIn).handler(async ({ context }) => {
    const [categories, templates] = await Promise.all([listCategories(context.db), listTemplates(context.db)])
    const kinds = offeredKinds((key) => context.flags.on(key))
    return { categories, kinds, templates: templates.filter(({ template_type }) => kinds.includes(template_type)) }
  }),
}
