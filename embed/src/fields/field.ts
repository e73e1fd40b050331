import type { FormField } from '@inlay/contract/form-field'
import type { FormTexts } from '@inlay/contract/rules/form-texts'
import type { Frame } from '../renderer.ts'

export interface FieldContext {
  readonly frame: Frame
  readonly document: Document
  readonly texts: FormTexts
  /** Made from the field's place in the form, and free inside the shadow root. */
  readonly id: string
  /** To be called when an answer changed by other means than an input of the field. */
  changed(): void
}

/** A field of a form as it stands there. */
export interface DrawnField {
  readonly element: HTMLElement
  /** The answer as checkAnswer takes it. Absent: the field asks nothing. */
  read?(): unknown
  /** What draws it again as it is, where that is not the answer. */
  state?(): unknown
  /** Whether its answer is still on its way. */
  isBusy?(): boolean
  focus?(): void
  /** Says beside the field what is wrong; empty when it is right. */
  say?(message: string): void
  /** Shows how much of the form is filled in, in percent. */
  progress?(percent: number): void
}

export type Field<T extends FormField['type']> = Extract<FormField, { readonly type: T }>

/** Draws a field. @param before what `state`, or `read`, gave of the same field before it was changed; else undefined */
export type DrawField<T extends FormField['type']> = (context: FieldContext, field: Field<T>, before: unknown) => DrawnField
