import { hasWords } from '../../lib/has-words.ts'

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
  if (typed.trim() === '') return entries.filter(({ group }) => group !== 'Components').slice(0, PALETTE_MAX)
  const found = entries.filter(({ label, detail = '', group }) => hasWords(`${group} ${label} ${detail}`, typed))
  const beginning = typed.trim().replace(/\s+/g, ' ').toLocaleLowerCase()
  const starts = (entry: E) => entry.label.toLocaleLowerCase().startsWith(beginning)
  return [...found.filter(starts), ...found.filter((entry) => !starts(entry))].slice(0, PALETTE_MAX)
}
