import type { PlainType } from '@inlay/contract/rules/check-plain'
import { el } from './el.ts'

export interface AskedField {
  readonly name: string
  readonly type: PlainType
  readonly label: string
  readonly placeholder?: string
  readonly required: boolean
}

export interface SignupField {
  /** As it was filled last. */
  asked: AskedField
  readonly element: HTMLElement
  readonly input: HTMLInputElement
  /** @param bare the label is for ears alone; the placeholder shows it */
  fill(asked: AskedField, bare: boolean): void
}

/** One field of a newsletter or a waitlist; kept, with what is in it, while its texts change. */
export function signupField(document: Document, asked: AskedField): SignupField {
  const { name, type } = asked
  const isToggle = type === 'toggle'
  const element = el(document, 'div', 'field')
  const label = el(document, 'label')
  const text = el(document, 'span')
  const star = el(document, 'i', '', '*')
  // One class for the compiler; a textarea has all that is used of an input here but the type.
  const input = el(document, (type === 'textarea' ? type : 'input') as 'input', isToggle ? '' : 'input')
  input.id = input.name = label.htmlFor = name
  star.setAttribute('aria-hidden', 'true')
  if (type === 'email') {
    // Taken as it was typed: inputs of type email give another spelling of a host in other letters.
    input.inputMode = type
    input.autocapitalize = 'off'
  } else if (type !== 'textarea') input.type = isToggle ? 'checkbox' : type
  if (type === 'number') input.step = 'any'
  const known = /email|tel|url/.test(type) ? type : name === 'name' && name
  if (known) input.setAttribute('autocomplete', known)
  label.append(text, star)
  element.append(label)
  label.insertAdjacentElement(isToggle ? 'afterbegin' : 'afterend', input)

  return {
    asked,
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
