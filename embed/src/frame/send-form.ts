import { SENDING_FAILED } from '@inlay/contract/rules/sending-texts'
import type { Frame } from '../renderer.ts'
import { el } from './el.ts'
import { part } from './part.ts'
import { trapField } from './trap.ts'

export interface SendForm {
  readonly form: HTMLFormElement
  /** To be put among the fields. */
  readonly trap: HTMLInputElement
  readonly button: HTMLButtonElement
  /** Where it is said that nothing came of it. */
  readonly problem: HTMLElement
  /** When it was drawn, epoch milliseconds. */
  readonly start: number
}

/** What a press of the button does; resolves when it may be pressed again. Never rejects. */
export type Press = () => Promise<void>

/**
 * The form of a component and its button. What a press does is loaded with the first answer, so that a page pays for it
 * once somebody uses it.
 * @param load resolves to what makes the Press
 * @param failed the owner's words for that it cannot be had
 */
export function sendForm(frame: Frame, load: (it: SendForm) => Promise<() => Press>, failed: () => string | undefined): SendForm {
  const { ownerDocument } = frame.body
  const form = el(ownerDocument, 'form')
  const button = el(ownerDocument, 'button', 'button')
  const problem = el(ownerDocument, 'p', 'error')
  const it = { form, trap: trapField(ownerDocument), button, problem, start: Date.now() }
  const press = part(frame, () => load(it))
  let begun = false
  let near: unknown
  let busy = false
  form.noValidate = true
  problem.setAttribute('role', 'alert')

  const wait = (now: boolean) => {
    busy = now
    button.setAttribute('aria-disabled', String(now))
  }
  const send = async () => {
    wait(true)
    problem.textContent = ''
    const ready = await press()
    if (ready) await ready()
    else problem.textContent = failed() || SENDING_FAILED
    wait(false)
  }
  const pressed = (event: Event) => {
    event.preventDefault()
    if (!busy) void send()
  }
  const answered = () => {
    if (begun) return
    begun = true
    frame.emit('component_interaction')
    void press()
  }
  frame.listen(form, 'input change', answered)
  // A moment before the first answer, and not again: where it cannot be had, each move over the form would ask and be counted.
  frame.listen(form, 'pointerover focusin', () => (near ||= press()))
  // Enter in a field is a click on the button too; a form's own submit event never comes in a sandbox without forms.
  frame.listen(button, 'click', pressed)
  frame.listen(form, 'submit', pressed)
  return it
}
