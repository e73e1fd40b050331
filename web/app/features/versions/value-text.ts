import { formatExact } from '../../lib/dates.ts'
import { OFFERED_KINDS } from '../editor/kinds/fields/offered-kinds.ts'
import { plainText } from './plain-text.ts'

/** What the editors call a value of a choice, by the key of its field. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  theme: { auto: 'Automatic' },
  font: { inherit: 'The site’s own', system: 'The device’s own' },
  position: { inline: 'In the page' },
  on: { click: 'By a button', delay: 'After some seconds', scroll: 'After scrolling', leave: 'When the pointer leaves' },
  frequency: { session: 'Once a visit', day: 'Once a day', once: 'Once ever' },
  kind: { form: 'A form', faq: 'Questions' },
  type: { ...Object.fromEntries(Object.entries(OFFERED_KINDS).map(([type, { label }]) => [type, label])), 'single-choice': 'Single choice', 'multiple-choice': 'Multiple choice' },
  width: { full: 'Whole line', half: 'Half a line' },
}
const CHOICES = new Set([...Object.keys(VALUES), 'variant', 'size'])

/** A value as the owner reads it. */
export function valueText(key: string, value: unknown): string {
  if (value === null) return 'None'
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return plainText(value) || 'Nothing'
  if (/^(startsAt|endsAt)$/.test(key)) return formatExact(value)
  const named = VALUES[key]?.[value]
  if (named) return named
  if (CHOICES.has(key)) return value.charAt(0).toUpperCase() + value.slice(1)
  return value
}
