import * as z from 'zod'
import { safeLink } from './rules/safe-link.ts'
import { text } from './text.ts'

/** Longest address, characters. */
export const URL_MAX = 2_000

/** An address that a visitor may follow, or empty. */
export const linkUrl = text(URL_MAX).refine((url) => url.trim() === '' || safeLink(url) !== null, 'Must be a web, mail or phone address')

/** Address of a picture: of the web, or relative to the host page; or empty. */
export const imageUrl = linkUrl.refine((url) => !/^\s*(mailto|tel):/i.test(url), 'Must be the web address of a picture')

export const link = z.object({
  text: text(200).default(''),
  url: linkUrl.default(''),
  newTab: z.boolean().default(false),
})
export type Link = z.infer<typeof link>
