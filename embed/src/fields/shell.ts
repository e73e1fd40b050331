import type { DrawnField, FieldContext } from './field.ts'

interface Asked {
  readonly type: string
  readonly name: string
  readonly label: string
  readonly required: boolean
  readonly hint: string
  readonly width: string
}

/**
 * What stands round the control of a question: its label or legend, and a note, which is its hint or what is wrong.
 * @param control the one input that the label is of; without it the question is a group
 */
export function shell({ make, id }: FieldContext, { type, name, label, required, hint, width }: Asked, content: HTMLElement, control?: HTMLElement & { name: string; required?: boolean }): DrawnField {
  const title = make(control ? 'label' : 'legend', { className: 'label', htmlFor: control && id }, label.trim() || name, required && make('i', { 'aria-hidden': 'true' }, '*'))
  const note = make('p', { className: 'note', id: `${id}-note` }, hint)
  const element = make(control ? 'div' : 'fieldset', { className: `field ${width} ${type}`, role: !control && /^ra/.test(type) && 'radiogroup' }, title, content, note)
  if (control) {
    control.id = control.name = id
    control.required = required
  }
  ;(control || element).setAttribute('aria-describedby', note.id)
  return { element, note, control }
}
