import type { Answer } from '@inlay/contract/rules/answer'
import { SENDING_TEXTS } from '@inlay/contract/rules/sending-texts'
import type { Frame, Reply } from '../renderer.ts'
import type { Press, SendForm } from './send-form.ts'
import { isTaken, submission } from './submission.ts'

type Collected = Readonly<Record<string, Answer>> | null

export interface Asked {
  /** What was filled in, by field; null when something is wrong, and was said beside it. */
  collect(): Collected | Promise<Collected>
  /** Inlay keeps it: the thank-you is due. */
  taken(reply: Reply): void
  /** Inlay found what `collect` did not. @param fields a message by field @returns whether one was said beside its field */
  refused?(fields: Readonly<Record<string, string>>): boolean
  /** The owner's words in the place of SENDING_TEXTS. */
  texts(): { readonly [K in keyof typeof SENDING_TEXTS]?: string | undefined }
}

/** What a press of a form's button does: answers stay until Inlay has them. */
export function sending(frame: Frame, { trap, start, problem }: SendForm, asked: Asked): Press {
  const { send } = submission(frame, '/functions/v1/submit-form', trap, start)
  return async () => {
    const data = await asked.collect()
    if (!data) return
    const reply = await send({ component_id: frame.component.id, data })
    if (isTaken(reply)) {
      frame.emit('submit')
      return asked.taken(reply)
    }
    const { fields, message } = (reply.body as { error?: { fields?: Record<string, string>; message?: string } } | null)?.error || {}
    if (fields && asked.refused?.(fields)) return
    const key = reply.retryAfter ? 'later' : 'failed'
    // The owner's preview is over, and no visitor reads it.
    problem.textContent = (reply.status === 410 && message) || (asked.texts()[key] || SENDING_TEXTS[key]).replace('{}', String(reply.retryAfter)).replace(' 1 seconds', ' 1 second')
  }
}
