const label = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const title = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })

/** What a day is called at an axis, and in full, in the viewer's zone. */
export function dayNames(start: string): { label: string; title: string } {
  const at = new Date(start)
  return { label: label.format(at), title: title.format(at) }
}
