import type { VisitorConfigOf } from '@inlay/contract/delivery'
import type { SignupAnswer } from '../parts/signup-answer.ts'
import type { Frame, Rendering } from '../renderer.ts'
import { arrange } from './arrange.ts'
import { el } from './el.ts'
import { countedLink, fillLink } from './link.ts'
import { sendForm } from './send-form.ts'
import { signupField } from './signup-field.ts'
import type { AskedField, SignupField } from './signup-field.ts'

type Config = VisitorConfigOf['newsletter']

/** What a newsletter and a waitlist draw: an address to write to, and what else the owner asks. */
export function signup(frame: Frame, config: Config): Rendering<Config> {
  const { body } = frame
  const document = body.ownerDocument
  const headline = el(document, 'h2')
  const subheadline = el(document, 'p', 'sub')
  const note = el(document, 'p', 'note')
  const privacy = countedLink(frame)
  let fields: SignupField[] = []
  let answer: SignupAnswer | null = null

  const { form, trap, button, problem } = sendForm(
    frame,
    async (it) => {
      const { signupAnswer } = await import('../parts/signup-answer.ts')
      return () => {
        answer = signupAnswer(frame, it, () => fields, () => config)
        return answer.press
      }
    },
    () => config.errorMessage,
  )

  const update = (next: Config) => {
    config = next
    headline.textContent = config.headline
    subheadline.textContent = config.subheadline
    button.textContent = config.buttonText.trim() || 'Subscribe'
    const asked: AskedField[] = [...config.fields, ...config.customFields]
    const inLine = asked.length < 2
    form.className = inLine ? 'one' : ''
    fields = asked.map((one) => {
      const field = fields.find(({ asked: { name, type } }) => name === one.name && type === one.type) || signupField(document, one)
      field.fill(one, inLine || one.label === one.placeholder)
      return field
    })
    note.textContent = config.consentText.trim() && `${config.consentText} `
    // In a tab of its own: what was filled in stays.
    if (fillLink(privacy, { ...config.privacyLink, newTab: true })) note.append(privacy)
    arrange(form, [...fields.map(({ element }) => element), trap, button, problem, note.firstChild && note])
    if (answer?.draw()) return
    arrange(body, [config.headline.trim() && headline, config.subheadline.trim() && subheadline, form])
  }
  update(config)
  return { update }
}
