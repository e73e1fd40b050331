import type { OwnComponent } from './own-component.ts'

/** Where a component is edited. */
export const editPath = ({ id, type }: Pick<OwnComponent, 'id' | 'type'>): string => (type === 'quiz' ? `/dashboard/quiz-builder/${id}` : `/dashboard/components/${id}`)
