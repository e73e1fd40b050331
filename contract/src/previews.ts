import { oc } from '@orpc/contract'
import * as z from 'zod'
import { commonErrors } from './errors.ts'
import { URL_MAX } from './link.ts'

const page = z
  .string()
  .trim()
  .max(URL_MAX, `Must be at most ${URL_MAX.toLocaleString('en')} characters`)
  .refine((text) => /^https?:\/\/./i.test(text) && URL.canParse(text), 'Must be the address of a page, like https://example.com/shop')

export const previews = {
  create: oc
    .errors(commonErrors)
    .route({ method: 'POST', path: '/previews', summary: 'Make a link that shows your drafts on a page of yours, for an hour', tags: ['Placement'] })
    .input(z.object({ page }))
    .output(z.object({ url: z.string(), expires_at: z.iso.datetime() })),
}
