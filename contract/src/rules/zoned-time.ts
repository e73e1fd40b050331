/** More than there are zones; names are known in any case of letters, so that there is no end of spellings. */
const FORMATS_MAX = 600

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const
  const made = new Intl.DateTimeFormat('en-US', { ...parts, timeZone: zone, hourCycle: 'h23' })
  if (formats.size >= FORMATS_MAX) formats.clear()
  formats.set(zone, made)
  return made
}

/** Whether clocks are known by this name, as in "Europe/Berlin". */
export function isTimeZone(zone: string): boolean {
  try {
    return formatOf(zone) !== undefined
  } catch {
    return false
  }
}

/**
 * How far the clocks of a zone are ahead of UTC, ms.
 * @param at epoch milliseconds
 */
export function zoneOffset(at: number, zone: string): number {
  const part = Object.fromEntries(formatOf(zone).formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const shown = Date.UTC(part['year']!, part['month']! - 1, part['day'], part['hour'], part['minute'], part['second'])
  return shown - Math.floor(at / 1000) * 1000
}

/**
 * The moment at which the clocks of a zone show a time, epoch milliseconds. Of a time that they show twice it is one of
 * the two; one that they leave out when they are put forward counts from before the leap.
 * @param shown what the clocks show, as if it were UTC
 */
export function zonedMoment(shown: number, zone: string): number {
  const guess = shown - zoneOffset(shown, zone)
  const better = shown - zoneOffset(guess, zone)
  return zoneOffset(better, zone) === shown - better ? better : Math.max(guess, better)
}

/** "2026-11-28T14:02:26+01:00": the time as the clocks of the zone show it, and how far they are from UTC. */
export function zonedIso(at: number, zone: string): string {
  // Whole minutes, which is all that the format has room for; clocks have kept to them for a century.
  const offset = Math.round(zoneOffset(at, zone) / 60_000)
  const two = (number: number) => String(number).padStart(2, '0')
  const distance = `${offset < 0 ? '-' : '+'}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`
  return new Date(at + offset * 60_000).toISOString().slice(0, 19) + distance
}
