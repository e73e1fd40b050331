import * as z from 'zod'
import { link } from './link.ts'
import { componentStyles } from './style.ts'
import { text } from './text.ts'

const moment = z.iso.datetime({ offset: true, error: 'Must be a date with a time' }).nullable().default(null)

export const bannerConfig = z
  .object({
    text: text(500).default('Free delivery on all orders this week.'),
    link: link.prefault({}),
    /** top and bottom lie over the page at that edge of the window; inline is part of the page where its marker is. */
    position: z.enum(['top', 'bottom', 'inline']).default('top'),
    dismissible: z.boolean().default(true),
    /** Shown from the first moment and up to the second; null is no limit. */
    schedule: z.object({ startsAt: moment, endsAt: moment }).prefault({}),
    /** What a screen reader says of the button that closes. */
    closeLabel: text(100).default('Close'),
    styles: componentStyles.prefault({}),
  })
  .superRefine(({ schedule: { startsAt, endsAt } }, context) => {
    if (startsAt && endsAt && Date.parse(endsAt) <= Date.parse(startsAt)) context.addIssue({ code: 'custom', path: ['schedule', 'endsAt'], message: 'Must be after the start' })
  })
export type BannerConfig = z.infer<typeof bannerConfig>

export const DEFAULT_BANNER: BannerConfig = bannerConfig.parse({})
