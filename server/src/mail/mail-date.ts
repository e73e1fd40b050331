const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** "5 December 2026 at 14:02 UTC": the reader's time zone is not known. */
export const mailDate = (at: Date): string => `${format.format(at)} UTC`
