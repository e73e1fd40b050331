import type { OwnComponent } from './own-component.ts'

/** Where a component is edited; null where there is no editor for it yet. */
export const editPath = ({ id, type }: Pick<OwnComponent, 'id' | 'type'>): string | null => (type === 'quiz' ? null : `/dashboard/components/${id}`)
