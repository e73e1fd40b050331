/** The address where it is one of the web, else null. What browsers report is anybody's to write, and a link must not run it. */
export const webAddress = (address: string): string | null => (/^https?:\/\//i.test(address) ? address : null)
