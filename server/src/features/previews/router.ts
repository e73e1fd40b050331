import { PREVIEW_LASTS, PREVIEW_PARAMETER } from '@inlay/contract/rules/preview-parameter'
import { procedures } from '../../api/context.ts'
import { signedIn } from '../auth/session.ts'

const create = procedures.previews.create.use(signedIn).handler(({ context, input }) => {
  const until = Math.floor((Date.now() + PREVIEW_LASTS) / 1000) * 1000
  const url = new URL(input.page)
  url.searchParams.delete(PREVIEW_PARAMETER)
  // Last, so that the script can take what follows its name.
  url.searchParams.append(PREVIEW_PARAMETER, context.previewToken(context.owner, until))
  return { url: url.href, expires_at: new Date(until).toISOString() }
})

export const previewsRouter = { create }
