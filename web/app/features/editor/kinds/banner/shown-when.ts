import type { BannerConfig } from '@inlay/contract/banner'

/** What a schedule means now, in words. @param now epoch milliseconds */
export function shownWhen({ startsAt, endsAt }: BannerConfig['schedule'], now: number): string {
  if (endsAt !== null && Date.parse(endsAt) <= now) return 'It is over: the banner is no longer shown.'
  if (startsAt !== null && Date.parse(startsAt) > now) return 'It has yet to begin: the banner is not shown until then.'
  if (startsAt === null && endsAt === null) return 'Without dates it is always shown while it is live.'
  return 'It is shown now while it is live.'
}
