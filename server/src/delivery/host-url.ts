import { PREVIEW_PARAMETER } from '@inlay/contract/rules/preview-parameter'
import * as z from 'zod'

/** Longest address of a host page, in characters; the longest that browsers agree on. */
const URL_MAX = 2048

/** The address and host of a page, as they are stored: without what comes after #, a password, and the token of a preview, which stands beside them. */
export const hostUrl = z
  .string()
  .max(URL_MAX, `Must be at most ${URL_MAX} characters`)
  .transform((address, context) => {
    if (!URL.canParse(address)) {
      context.addIssue({ code: 'custom', message: 'Must be the address of a page' })
      return z.NEVER
    }
    const url = new URL(address)
    url.hash = ''
    url.username = ''
    url.password = ''
    // The key to an owner's drafts is not a page's address.
    const preview = url.search.includes(PREVIEW_PARAMETER) ? (url.searchParams.get(PREVIEW_PARAMETER) ?? '') : ''
    if (preview) url.searchParams.delete(PREVIEW_PARAMETER)
    // Pages without a host (file:, about:srcdoc) have an empty one.
    return { host_url: url.href, host: url.host.toLowerCase(), preview }
  })
