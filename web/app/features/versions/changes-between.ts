import type { EditorDocument } from '../editor/editor-document.ts'
import type { FieldChange } from './field-change.ts'
import { labelOf, nounOf } from './labels.ts'
import { matchItems, TITLE_KEYS, titleOf } from './match-items.ts'
import { movedItems } from './moved-items.ts'
import { excerpts } from './excerpts.ts'
import { valueText } from './value-text.ts'

type Fields = Readonly<Record<string, unknown>>

/** Where a value stands: the names of what is around it, as the owner reads them. */
interface Place {
  readonly key: string
  readonly names: readonly string[]
}

/** What another document says otherwise, field by field, in the words of the editors. */
export function changesBetween(before: EditorDocument, after: EditorDocument): FieldChange[] {
  const name = before.name === after.name ? [] : [{ label: 'Name', ...excerpts(before.name, after.name) }]
  return [...name, ...inside({ key: '', names: [] }, before.config as Fields, after.config as Fields)]
}

function inside({ key: parent, names }: Place, before: Fields, after: Fields): FieldChange[] {
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])].filter((key) => key !== 'id')
  return keys.flatMap((key) => {
    const label = labelOf(key, parent)
    if (label === null && (isFields(before[key]) || isFields(after[key]))) return inside({ key, names }, fieldsOf(before[key]), fieldsOf(after[key]))
    return between({ key, names: label === null ? names : [...names, label] }, before[key], after[key])
  })
}

function between(place: Place, before: unknown, after: unknown): FieldChange[] {
  if (before === after || JSON.stringify(before) === JSON.stringify(after)) return []
  if (place.key !== 'answer' && isList(before ?? after) && isList(after ?? before)) return lists(place, (before ?? []) as Fields[], (after ?? []) as Fields[])
  // Points by scale, of which one counts.
  if (place.key === 'score') return [leaf(place, (before as Fields | undefined)?.['default'], (after as Fields | undefined)?.['default'])]
  if (isFields(before) && isFields(after) && !isCondition(before) && place.key !== 'answer') return inside(place, before, after)
  return [leaf(place, before, after)]
}

/** Lists of plain values, and of what is formatted text, are a value of their own; others are compared item by item. */
const isList = (value: unknown): value is Fields[] => Array.isArray(value) && value.every((item) => isFields(item) && (titleOf(item) !== '' || 'id' in item || 'url' in item || 'question' in item))
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})
const isCondition = (value: Fields) => 'field' in value && 'value' in value

const leaf = ({ key, names }: Place, before: unknown, after: unknown): FieldChange => {
  const text = (value: unknown) => (value === undefined ? null : valueText(key, value))
  return { label: names.join(' · ') || labelOf(key, '') || key, ...excerpts(text(before), text(after)) }
}

function lists({ key, names }: Place, before: readonly Fields[], after: readonly Fields[]): FieldChange[] {
  const around = names.slice(0, -1)
  const label = (place: number, rest: string[] = []) => [...around, `${nounOf(key)} ${place + 1}`, ...rest].join(' · ')
  const matched = matchItems(before, after)
  const changed = matched.flatMap(({ from, to }): FieldChange[] => {
    if (to === null) return [{ label: label(from!), ...excerpts(describe(before[from!]!), null) }]
    const now = after[to]!
    if (from === null) return [{ label: label(to), ...excerpts(null, describe(now)) }]
    const then = before[from]!
    const title = TITLE_KEYS.find((one) => one in now)
    const own = title ? between({ key: title, names: [label(to)] }, then[title], now[title]) : []
    const { [title ?? 'id']: _, ...restNow } = now
    const { [title ?? 'id']: __, ...restThen } = then
    return [...own, ...inside({ key, names: [...around, named(nounOf(key), to, now)] }, restThen, restNow)]
  })
  const moved = movedItems(matched).map(({ from, to }) => ({ label: [...around, named(nounOf(key), to, after[to]!)].join(' · '), before: `At place ${from + 1}`, after: `At place ${to + 1}` }))
  return [...changed, ...moved]
}

const NAME_MAX = 40

function named(noun: string, place: number, item: Fields): string {
  const title = titleOf(item)
  const short = title.length > NAME_MAX ? `${title.slice(0, NAME_MAX).trimEnd()}…` : title
  return short ? `${noun} ${place + 1}, “${short}”` : `${noun} ${place + 1}`
}

/** An item in one text: what it is called, and its kind. */
function describe(item: Fields): string {
  const kind = typeof item['type'] === 'string' ? valueText('type', item['type']) : ''
  const title = titleOf(item)
  return title && kind ? `${title} (${kind})` : title || kind || valueText('', item)
}
