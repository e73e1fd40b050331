import type { ReactNode } from 'react'
import type { ConfigOf } from '@inlay/contract/component-configs'
import type { ComponentType } from '@inlay/contract/component-types'
import type { FieldErrors } from '../../../lib/api-error.ts'

export interface PartProps<T extends ComponentType> {
  config: ConfigOf[T]
  /** By path from the config: "config.items.0.question". */
  errors: FieldErrors
  /** @param path the field that was edited; one path in a row is one undo step. null makes a step of its own. */
  onChange: (config: ConfigOf[T], path: string | null) => void
}

/** What the editor of one kind of component consists of; everything round it is shared. */
export interface EditorKind<T extends ComponentType> {
  /** The words and parts of the component. */
  Content: (props: PartProps<T>) => ReactNode
  /** Its looks. */
  Style: (props: PartProps<T>) => ReactNode
}
