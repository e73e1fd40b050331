const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

// Day before month and no comma, as in "25 May 2025", whatever the browser's language: the interface is English.
const LOCALE = 'en-GB'
const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' })
const dayAndTime = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
const exact = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'long' })

/** "25 May 2025", in the viewer's zone. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso))
}

/** "27 May 2025 at 14:06:11 CEST", in the viewer's zone; for hover. */
export function formatExact(iso: string): string {
  return exact.format(new Date(iso))
}

/** "just now", "4 min ago", "3 h ago", then "27 May 14:02". `now` is epoch milliseconds. */
export function formatAgo(iso: string, now: number): string {
  const age = now - Date.parse(iso)
  if (age < MINUTE) return 'just now'
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min ago`
  if (age < DAY) return `${Math.floor(age / HOUR)} h ago`
  return dayAndTime.format(new Date(iso)).replace(',', '')
}
