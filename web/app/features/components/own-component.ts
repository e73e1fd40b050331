import type { Component } from '@inlay/contract/components'
import type { DeliveredType } from '@inlay/contract/delivery'
import type { Quiz } from '@inlay/contract/quizzes'

/** One of an owner's components or quizzes: lists show both alike. */
export interface OwnComponent {
  readonly id: string
  readonly type: DeliveredType
  readonly name: string
  /** The whole config of its kind, a quiz's title and description included. */
  readonly config: Readonly<Record<string, unknown>>
  readonly is_active: boolean
  readonly created_at: string
}

export const ofComponent = ({ id, component_type, name, config, is_active, created_at }: Component): OwnComponent => ({ id, type: component_type, name, config, is_active, created_at })

export const ofQuiz = ({ id, name, title, description, config, is_active, created_at }: Quiz): OwnComponent => ({
  id, type: 'quiz', name, config: { ...config, title, description }, is_active, created_at,
})
