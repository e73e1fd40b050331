export interface PaletteEntry {
  readonly id: string
  readonly group: 'Go to' | 'Components' | 'Create'
  readonly label: string
  /** Said behind it, and searched too. */
  readonly detail?: string
}

/** Most entries shown; a list that cannot be looked over helps nobody. */
export const PALETTE_MAX = 20

/**
 * Entries that have every word typed, in their order but for those whose label starts with what was typed, which come
 * first. Nothing typed: everything but the components.
 */
export function findEntries<E extends PaletteEntry>(entries: readonly E[], typed: string): E[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return entries.filter(({ group }) => group !== 'Components').slice(0, PALETTE_MAX)
  const text = ({ label, detail = '', group }: E) => `${group} ${label} ${detail}`.toLocaleLowerCase()
  const found = entries.filter((entry) => words.every((word) => text(entry).includes(word)))
  const starts = (entry: E) => entry.label.toLocaleLowerCase().startsWith(words.join(' '))
  return [...found.filter(starts), ...found.filter((entry) => !starts(entry))].slice(0, PALETTE_MAX)
}
