export interface MatchedItem {
  /** Place in the older list; null: it was added. */
  readonly from: number | null
  /** Place in the newer list; null: it was removed. */
  readonly to: number | null
}

type Item = Readonly<Record<string, unknown>>

/**
 * Which item of one list is which of another, in the order of the newer one, what was removed last. Items with ids are known by
 * them; others by what stays: all of it, else its name or its first words, else, of one kind, the place among those that are left.
 */
export function matchItems(before: readonly Item[], after: readonly Item[]): MatchedItem[] {
  const from = new Map<number, number>()
  const taken = new Set<number>()
  const pair = (keyOf: (item: Item) => string | null) => {
    const waiting = new Map<string, number[]>()
    before.forEach((item, index) => {
      const key = taken.has(index) ? null : keyOf(item)
      if (key !== null) waiting.set(key, [...(waiting.get(key) ?? []), index])
    })
    after.forEach((item, index) => {
      const key = from.has(index) ? null : keyOf(item)
      const found = key === null ? undefined : waiting.get(key)?.shift()
      if (found === undefined) return
      from.set(index, found)
      taken.add(found)
    })
  }
  const idOf = ({ id }: Item) => (typeof id === 'string' ? id : null)
  if (before.every(idOf) && after.every(idOf)) pair(idOf)
  else {
    pair((item) => JSON.stringify(item))
    pair(({ name, type }) => (typeof name === 'string' ? `${String(type)} ${name}` : null))
    pair((item) => titleOf(item) || null)
    pair(({ type }) => String(type))
  }
  const kept = after.map((_, to) => ({ from: from.get(to) ?? null, to }))
  const removed = before.flatMap((_, index) => (taken.has(index) ? [] : [{ from: index, to: null }]))
  return [...kept, ...removed]
}

/** Keys under which an item says what it is, the first that says something. */
export const TITLE_KEYS = ['question', 'text', 'label', 'title', 'name'] as const

/** What an item is called: its first words. */
export function titleOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return ''
  const key = TITLE_KEYS.find((one) => one in item)
  const title = key ? (item as Item)[key] : ''
  if (typeof title === 'string' && title.trim()) return title.trim()
  const name = (item as Item)['name']
  return typeof name === 'string' ? name : ''
}
