// The interface is English; day before month, whatever the browser's language.
const LOCALE = 'en-GB'

/** What a stretch of time is called at an axis, and in full, by the clocks of a zone. @returns it by its start, ISO */
export function bucketNames(unit: 'hour' | 'day', zone: string): (start: string) => { label: string; title: string } {
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  // An hour with the zone's name of the moment: when clocks are put back, one comes twice.
  const [short, full]: readonly [Intl.DateTimeFormatOptions, Intl.DateTimeFormatOptions] = unit === 'day' ? [{ day: 'numeric', month: 'short' }, { ...day, year: 'numeric' }] : [time, { ...day, ...time, timeZoneName: 'short' }]
  const [label, title] = [short, full].map((options) => new Intl.DateTimeFormat(LOCALE, { timeZone: zone, ...options })) as [Intl.DateTimeFormat, Intl.DateTimeFormat]
  return (start) => ({ label: label.format(new Date(start)), title: title.format(new Date(start)) })
}
