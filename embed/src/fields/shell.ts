import { el } from '../frame/el.ts'
import type { DrawnField, FieldContext } from './field.ts'

interface Asked {
  readonly name: string
  readonly label: string
  readonly required: boolean
  readonly hint: string
  readonly width: string
}

/**
 * What stands round the control of a question: its label or legend above, its hint below, and what is wrong with the
 * answer in the place of the hint.
 * @param target the one input that the label is of; without it the question is a group
 */
export function shell({ document, id }: FieldContext, { name, label, required, hint, width }: Asked, content: HTMLElement, target?: HTMLInputElement): Pick<DrawnField, 'element' | 'say' | 'focus'> {
  const element = el(document, target ? 'div' : 'fieldset', `field ${width}`)
  const title = el(document, target ? 'label' : 'legend', 'label', label || name)
  const note = el(document, 'p', 'note', hint)
  const error = el(document, 'p', 'error')
  const said = target || element
  if (target) {
    target.id = id
    target.required = required
    ;(title as HTMLLabelElement).htmlFor = id
  }
  if (required) {
    const star = el(document, 'i', '', '*')
    star.setAttribute('aria-hidden', 'true')
    title.append(star)
  }
  note.hidden = !hint
  note.id = `${id}-note`
  error.id = `${id}-error`
  said.setAttribute('aria-describedby', `${note.id} ${error.id}`)
  element.append(title, content, note, error)
  return {
    element,
    say(message) {
      error.textContent = message
      note.hidden = !hint || !!message
      if (target || said.getAttribute('role')) said.setAttribute('aria-invalid', String(!!message))
    },
    focus() {
      const input = target || element.querySelector<HTMLElement>('input:checked,input')
      if (input) input.focus()
    },
  }
}
