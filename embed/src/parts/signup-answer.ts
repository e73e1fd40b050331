import type { VisitorConfigOf } from '@inlay/contract/delivery'
import type { Answer } from '@inlay/contract/rules/answer'
import { answerOf } from '@inlay/contract/rules/answer'
import { checkPlain } from '@inlay/contract/rules/check-plain'
import { checkRequired } from '@inlay/contract/rules/checked'
import { PLAIN_TEXTS } from '@inlay/contract/rules/plain-texts'
import type { PlainTextKey } from '@inlay/contract/rules/plain-texts'
import { arrange } from '../frame/arrange.ts'
import { el } from '../frame/el.ts'
import { iconCss } from '../frame/icon.css.ts'
import { invalidCss } from '../frame/invalid.css.ts'
import type { Press, SendForm } from '../frame/send-form.ts'
import { sending } from '../frame/sending.ts'
import type { SignupField } from '../frame/signup-field.ts'
import { thanks } from '../frame/thanks.ts'
import { thanksCss } from '../frame/thanks.css.ts'
import type { Frame } from '../renderer.ts'

export interface SignupAnswer {
  readonly press: Press
  /** Draws the thank-you. @returns false: nobody signed up yet */
  draw(): boolean
}

/** What a newsletter or a waitlist needs once somebody answers: what is wrong beside each field, the sending, the thank-you. */
export function signupAnswer(frame: Frame, it: SendForm, fields: () => readonly SignupField[], config: () => VisitorConfigOf['newsletter']): SignupAnswer {
  const document = frame.body.ownerDocument
  const thankYou = thanks(document)
  const errors = new Map<SignupField, HTMLElement>()
  let taken = false
  frame.style(invalidCss + iconCss + thanksCss)

  /** Says beside the field what is wrong; empty when it is right. */
  const say = (field: SignupField, message: string) => {
    const { input, element, asked } = field
    let error = errors.get(field)
    if (!error) {
      error = el(document, 'p', 'error')
      error.id = `${asked.name}:error`
      input.setAttribute('aria-describedby', error.id)
      element.append(error)
      errors.set(field, error)
    }
    error.textContent = message
    input.setAttribute('aria-invalid', String(!!message))
    return !!message
  }
  const check = (field: SignupField) => {
    const { type, asked: { required }, input } = field
    // What a browser cannot read as a number or a date it gives as empty.
    const raw = type === 'toggle' ? input.checked : input.validity.badInput ? '?' : input.value
    const { answer, wrong } = checkRequired(checkPlain(type, raw), required)
    const key = wrong && (wrong.key as PlainTextKey)
    say(field, key ? (config().texts[key] || PLAIN_TEXTS[key]).replace('{}', String(wrong.limit)) : '')
    return answer
  }
  /** Goes to the first field beside which something is said. */
  const goTo = (wrong: readonly SignupField[]) => {
    if (wrong[0]) wrong[0].input.focus()
    return !!wrong[0]
  }
  const isWrong = (field: SignupField) => !!errors.get(field)?.textContent

  // What is wrong is said until it is right, and never while it is typed for the first time.
  frame.listen(it.form, 'input', ({ target }) => fields().forEach((field) => field.input === target && isWrong(field) && check(field)))

  const draw = () => {
    thankYou.text.textContent = config().successMessage
    if (taken) arrange(frame.body, [thankYou.element])
    return taken
  }

  return {
    draw,
    press: sending(frame, it, {
      collect() {
        const data: Record<string, Answer> = {}
        for (const field of fields()) {
          const answer = check(field)
          if (answer !== undefined) data[field.asked.name] = answer
        }
        return goTo(fields().filter(isWrong)) ? null : data
      },
      refused: (messages) => goTo(fields().filter((field) => say(field, answerOf(messages, field.asked.name) || ''))),
      taken() {
        taken = true
        draw()
        thankYou.element.focus()
      },
      texts: () => ({ failed: config().errorMessage, later: config().texts.later }),
    }),
  }
}
