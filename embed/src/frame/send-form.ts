import type { Answer } from '@inlay/contract/rules/answer'
import { SENDING_TEXTS } from '@inlay/contract/rules/sending-texts'
import type { Frame, Reply } from '../renderer.ts'
import { el } from './el.ts'
import { isTaken, submission } from './submission.ts'

export interface Asked {
  /** What was filled in, by field; null when something is wrong, and was said beside it. */
  collect(): Readonly<Record<string, Answer>> | null
  /** Inlay keeps it: the thank-you is due. */
  taken(reply: Reply): void
  /** Inlay found what `collect` did not. @param fields a message by field @returns whether one was said beside its field */
  refused?(fields: Readonly<Record<string, string>>): boolean
  /** The owner's words in the place of SENDING_TEXTS. */
  texts(): { readonly [K in keyof typeof SENDING_TEXTS]?: string | undefined }
}

export interface SendForm {
  readonly form: HTMLFormElement
  readonly trap: HTMLElement
  readonly button: HTMLButtonElement
  /** Where it is said that nothing came of it. */
  readonly problem: HTMLElement
}

/** The form of a component, its button, and what happens on a press: answers stay until Inlay has them. */
export function sendForm(frame: Frame, asked: Asked): SendForm {
  const { ownerDocument } = frame.body
  const { trap, send } = submission(frame, '/functions/v1/submit-form')
  const form = el(ownerDocument, 'form')
  const button = el(ownerDocument, 'button', 'button')
  const problem = el(ownerDocument, 'p', 'error')
  form.noValidate = true
  problem.setAttribute('role', 'alert')
  let busy = false
  const wait = (now: boolean) => {
    busy = now
    button.setAttribute('aria-disabled', String(now))
  }

  const press = async (event: Event) => {
    event.preventDefault()
    if (busy) return
    problem.textContent = ''
    const data = asked.collect()
    if (!data) return
    wait(true)
    const reply = await send({ component_id: frame.component.id, data })
    wait(false)
    if (isTaken(reply)) {
      frame.emit('submit')
      return asked.taken(reply)
    }
    const { fields } = (reply.body as { error?: { fields?: Record<string, string> } } | null)?.error || {}
    if (fields && asked.refused && asked.refused(fields)) return
    const key = reply.retryAfter ? 'later' : 'failed'
    problem.textContent = (asked.texts()[key] || SENDING_TEXTS[key]).replace('{}', String(reply.retryAfter))
  }
  // Enter in a field is a click on the button too; a form's own submit event never comes in a sandbox without forms.
  for (const [target, type] of [[button, 'click'], [form, 'submit']] as const) frame.listen(target, type, (event) => void press(event))
  return { form, trap, button, problem }
}
