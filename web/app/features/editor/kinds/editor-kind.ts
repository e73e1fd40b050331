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

export interface WorkbenchProps<T extends ComponentType> extends PartProps<T> {
  /** The errors of the last refused save: another object each time, so that each leads to its field. */
  refused: FieldErrors | null
  /** What visitors get, in a column of its own. */
  preview: ReactNode
}

/** Of a component that fits into a panel beside the preview. */
interface PanelKind<T extends ComponentType> {
  /** The words and parts of the component. */
  Content: (props: PartProps<T>) => ReactNode
  /** Its looks. */
  Style: (props: PartProps<T>) => ReactNode
}

/** Of a component that needs the whole place below the bar, and arranges it itself. */
interface WorkbenchKind<T extends ComponentType> {
  Workbench: (props: WorkbenchProps<T>) => ReactNode
}

/** What the editor of one kind of component consists of; everything round it is shared. */
export type EditorKind<T extends ComponentType> = PanelKind<T> | WorkbenchKind<T>
