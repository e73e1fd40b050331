import type { VisitorField } from '@inlay/contract/delivery'
import type { DrawnTextKey } from '@inlay/contract/rules/drawn-texts'
import type { Make } from '../frame/make.ts'

/** Steps are no field of their own, and a hidden field is nowhere. */
export type FieldType = Exclude<VisitorField['type'], 'stepper' | 'hidden'>
export type Field<T extends FieldType> = Extract<VisitorField, { readonly type: T }>

export interface FieldContext {
  readonly document: Document
  readonly make: Make
  /** What the form says by itself, in the owner's words where there are some. */
  say(key: DrawnTextKey): string
  /** Of this field alone inside the shadow root, and no name that a form has by itself. */
  readonly id: string
}

/** A field as it stands there, without an answer; parts/form-answer.ts reads it by its inputs. */
export interface DrawnField {
  readonly element: HTMLElement
  /** Where the hint stands, or what is wrong in its place. Absent: the field asks nothing. */
  readonly note?: HTMLElement
  /** The one input of a field that is no group. */
  readonly control?: HTMLElement | undefined
  /** Shows what follows from the answers. @param percent how much of the form is filled in */
  show?(percent: number): void
}

export type DrawField<T extends FieldType> = (context: FieldContext, field: Field<T>) => DrawnField
