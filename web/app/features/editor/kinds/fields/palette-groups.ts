import type { FieldType } from '@inlay/contract/form-field'
import { hasWords } from '../../../../lib/has-words.ts'
import { OFFERED_KINDS } from './offered-kinds.ts'

interface PaletteGroup {
  readonly label: string
  readonly kinds: readonly FieldType[]
}

/** All kinds of field, as they are offered. */
export const PALETTE_GROUPS: readonly PaletteGroup[] = [
  { label: 'Text', kinds: ['text', 'email', 'tel', 'number', 'textarea', 'url'] },
  { label: 'Choice', kinds: ['radio', 'checkbox', 'select', 'toggle', 'rating', 'range', 'tags', 'colorpicker'] },
  { label: 'Date', kinds: ['date', 'time', 'daterange', 'datetime'] },
  { label: 'Data', kinds: ['file', 'hidden'] },
  { label: 'Content', kinds: ['heading', 'description', 'image', 'icon', 'message', 'tooltip', 'divider', 'spacer'] },
  { label: 'Flow', kinds: ['progress', 'stepper'] },
]

/** The groups with the kinds that every typed word leads to; groups without any are left out. */
export function searchPalette(query: string): PaletteGroup[] {
  const found = (type: FieldType, group: string) => hasWords(`${type} ${OFFERED_KINDS[type].label} ${OFFERED_KINDS[type].words} ${group}`, query)
  return PALETTE_GROUPS.map(({ label, kinds }) => ({ label, kinds: kinds.filter((type) => found(type, label)) })).filter(({ kinds }) => kinds.length > 0)
}
