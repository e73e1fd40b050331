import type { PlainType } from '@inlay/contract/rules/check-plain'
import { el } from './el.ts'

export interface AskedField {
  readonly name: string
  /** Absent: it is the address, or the name. */
  readonly type?: PlainType
  readonly label: string
  readonly placeholder?: string
  readonly required: boolean
}

export interface SignupField {
  /** As it was filled last. */
  asked: AskedField
  readonly type: PlainType
  readonly element: HTMLElement
  readonly input: HTMLInputElement
  /** @param bare the label is for ears alone; the placeholder shows it */
  fill(asked: AskedField, bare: boolean): void
}

/** One field of a newsletter or a waitlist; kept, with what is in it, while its texts change. */
export function signupField(document: Document, asked: AskedField): SignupField {
  const { name } = asked
  const type = asked.type || (name === 'email' ? name : 'text')
  const isToggle = type === 'toggle'
  const element = el(document, 'div', asked.type ? '' : 'own')
  const label = el(document, 'label')
  const text = el(document, 'span')
  const star = el(document, 'i', '', '*')
  // One class for the compiler; a textarea has all that is used of an input here but the type.
  const input = el(document, (type === 'textarea' ? type : 'input') as 'input', isToggle ? '' : 'input')
  // Not the name alone, which may be that of a form's own method and would take its place.
  input.id = input.name = label.htmlFor = `f-${name}`
  star.setAttribute('aria-hidden', 'true')
  if (type === 'email') {
    // Taken as it was typed: inputs of type email give another spelling of a host in other letters.
    input.inputMode = type
    input.autocapitalize = 'off'
  } else if (type !== 'textarea') input.type = isToggle ? 'checkbox' : type
  if (type === 'number') input.step = 'any'
  if (/email|tel|url/.test(type)) input.autocomplete = type as 'email'
  if (name === 'name') input.autocomplete = name
  label.append(text, star)
  element.append(label)
  if (isToggle) label.prepend(input)
  else element.append(input)

  return {
    asked,
    type,
    element,
    input,
    fill(next, bare) {
      this.asked = next
      const placeholder = next.placeholder || ''
      text.textContent = next.label.trim() || placeholder || name
      star.hidden = !next.required
      label.className = isToggle ? 'line' : bare ? 'away' : 'label'
      input.setAttribute('aria-required', String(next.required))
      if (!isToggle) input.placeholder = placeholder
    },
  }
}
