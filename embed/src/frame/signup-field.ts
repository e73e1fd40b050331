import { checkPlain } from '@inlay/contract/rules/check-plain'
import type { PlainType } from '@inlay/contract/rules/check-plain'
import { checkRequired } from '@inlay/contract/rules/checked'
import type { Checked } from '@inlay/contract/rules/checked'
import { PLAIN_TEXTS } from '@inlay/contract/rules/plain-texts'
import type { PlainTextKey } from '@inlay/contract/rules/plain-texts'
import { arrange } from './arrange.ts'
import { el } from './el.ts'

export interface AskedField {
  readonly name: string
  readonly type: PlainType
  readonly label: string
  readonly placeholder?: string
  readonly required: boolean
}

export interface SignupField {
  readonly type: PlainType
  readonly element: HTMLElement
  readonly input: HTMLElement
  /** @param bare the label is read out alone; the placeholder shows it */
  fill(asked: AskedField, bare: boolean): void
  /** Reads the answer, and says beside the field what is wrong with it. */
  check(texts: { readonly [K in PlainTextKey]?: string | undefined }): Checked
  /** Says beside the field what is wrong; empty when it is right. */
  say(message: string): void
  /** Whether something wrong stands beside it. */
  isWrong(): boolean
}

/** An address is taken as it was typed: inputs of type email give another spelling of a host in other letters. */
const INPUT_TYPES: { readonly [K in PlainType]?: string } = { email: 'text', toggle: 'checkbox' }

/** One field of a newsletter or a waitlist; kept, with what is in it, while its texts change. */
export function signupField(document: Document, name: string, type: PlainType): SignupField {
  const isToggle = type === 'toggle'
  const element = el(document, 'div', 'field')
  const label = el(document, 'label', isToggle ? 'line' : 'label')
  const text = el(document, 'span')
  const star = el(document, 'i', '', '*')
  // One class for the compiler; a textarea has all that is used of an input here but the type.
  const input = el(document, (type === 'textarea' ? type : 'input') as 'input', isToggle ? '' : 'input')
  const error = el(document, 'p', 'error')
  let required = false
  if (type !== 'textarea') input.type = INPUT_TYPES[type] || type
  input.id = input.name = label.htmlFor = name
  error.id = `${name}:error`
  input.setAttribute('aria-describedby', error.id)
  star.setAttribute('aria-hidden', 'true')
  const known = /email|tel|url/.test(type) ? type : name === 'name' && name
  if (known) input.setAttribute('autocomplete', known)
  if (type === 'email') {
    input.inputMode = type
    input.autocapitalize = 'off'
    input.spellcheck = false
  }
  if (type === 'number') input.step = 'any'

  const say = (message: string) => {
    error.textContent = message
    input.setAttribute('aria-invalid', String(!!message))
  }

  return {
    type,
    element,
    input,
    say,
    isWrong: () => !!error.textContent,
    fill(asked, bare) {
      required = asked.required
      text.textContent = asked.label.trim() || asked.placeholder || name
      if (!isToggle) input.placeholder = asked.placeholder || ''
      input.setAttribute('aria-required', String(required))
      if (bare) input.setAttribute('aria-label', text.textContent)
      else input.removeAttribute('aria-label')
      arrange(label, [isToggle && input, text, required && star])
      arrange(element, [!bare && label, !isToggle && input, error])
    },
    check(texts) {
      // What a browser cannot read as a number or a date it gives as empty.
      const checked = checkRequired(checkPlain(type, isToggle ? input.checked : input.validity.badInput ? '?' : input.value), required)
      const { key, limit } = checked.wrong || {}
      say(key ? (texts[key as PlainTextKey] || PLAIN_TEXTS[key as PlainTextKey]).replace('{}', String(limit)) : '')
      return checked
    },
  }
}
