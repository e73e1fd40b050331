const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

// Day before month and no comma, as in "25 May 2025", whatever the browser's language: the interface is English.
const LOCALE = 'en-GB'
const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' })
const exact = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'long' })

/** "25 May 2025", in the viewer's zone. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso))
}

/** "27 May 2025 at 14:06:11 CEST", in the viewer's zone; for hover. */
export function formatExact(iso: string): string {
  return exact.format(new Date(iso))
}

/** "just now", "4 min ago", "3 h ago", then "27 May 14:02", with the year where it is another one. `now` is epoch milliseconds. */
export function formatAgo(iso: string, now: number): string {
  const age = now - Date.parse(iso)
  if (age < MINUTE) return 'just now'
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`
  if (age < DAY) return `${Math.floor(age / HOUR)} h ago`
  const { day: on, time: at } = formatMoment(iso, now)
  return `${on} ${at}`
}

const dayOfYear = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' })
const time = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** "27 May" and "14:02", in the viewer's zone; the year is told where it is not this one. @param now epoch milliseconds */
export function formatMoment(iso: string, now = Date.now()): { day: string; time: string } {
  const at = new Date(iso)
  const thisYear = at.getFullYear() === new Date(now).getFullYear()
  return { day: thisYear ? dayOfYear.format(at) : day.format(at), time: time.format(at) }
}

/** The name of the viewer's time zone, as in "Europe/Berlin". */
export const VIEWER_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone
