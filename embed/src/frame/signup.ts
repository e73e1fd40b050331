import type { VisitorConfigOf } from '@inlay/contract/delivery'
import { answerOf } from '@inlay/contract/rules/answer'
import type { Answer } from '@inlay/contract/rules/answer'
import type { Frame, Rendering } from '../renderer.ts'
import { arrange } from './arrange.ts'
import { el } from './el.ts'
import { countedLink, fillLink } from './link.ts'
import { sendForm } from './send-form.ts'
import { signupField } from './signup-field.ts'
import type { AskedField, SignupField } from './signup-field.ts'
import { thanks } from './thanks.ts'

type Config = VisitorConfigOf['newsletter']

/** What a newsletter and a waitlist draw: an address to write to, and what else the owner asks. */
export function signup(frame: Frame, config: Config): Rendering<Config> {
  const document = frame.body.ownerDocument
  const headline = el(document, 'h2')
  const subheadline = el(document, 'p', 'sub')
  const row = el(document, 'div')
  const note = el(document, 'p', 'note')
  const privacy = countedLink(frame)
  const thankYou = thanks(document)
  const fields = new Map<string, SignupField>()
  let asked: readonly AskedField[] = []
  let answered = false
  let taken = false

  const { form, trap, button, problem } = sendForm(frame, {
    collect() {
      const data: Record<string, Answer> = {}
      const wrong = asked.filter(({ name }) => {
        const checked = fields.get(name)!.check(config.texts)
        if (checked.answer !== undefined) data[name] = checked.answer
        return checked.wrong
      })
      if (!wrong[0]) return data
      fields.get(wrong[0].name)!.input.focus()
      return null
    },
    refused(messages) {
      const wrong = asked.filter(({ name }) => answerOf(messages, name))
      for (const { name } of wrong) fields.get(name)!.say(messages[name]!)
      if (wrong[0]) fields.get(wrong[0].name)!.input.focus()
      return !!wrong[0]
    },
    taken() {
      taken = true
      draw()
      thankYou.element.focus()
    },
    texts: () => ({ failed: config.errorMessage, later: config.texts.later }),
  })

  frame.listen(form, 'input', ({ target }) => {
    if (!answered) frame.emit('component_interaction')
    answered = true
    // What is wrong is said until it is right, and not while somebody is still typing it for the first time.
    fields.forEach((field) => field.input === target && field.isWrong() && field.check(config.texts))
  })

  const draw = () => {
    headline.textContent = config.headline
    subheadline.textContent = config.subheadline
    button.textContent = config.buttonText.trim() || 'Subscribe'
    thankYou.text.textContent = config.successMessage
    asked = [...config.fields.map((field) => ({ ...field, type: field.name === 'email' ? ('email' as const) : ('text' as const) })), ...config.customFields]
    const inLine = asked.length < 2
    const elements = asked.map((one) => {
      let field = fields.get(one.name)
      if (!field || field.type !== one.type) fields.set(one.name, (field = signupField(document, one.name, one.type)))
      field.fill(one, inLine || one.label === one.placeholder)
      return field.element
    })
    const own = config.fields.length
    row.className = inLine ? 'one' : 'pair'
    button.className = inLine ? 'button' : 'button wide'
    arrange(row, [...elements.slice(0, own), inLine && button])
    note.textContent = config.consentText.trim() && `${config.consentText} `
    // In a tab of its own: what was filled in stays.
    if (fillLink(privacy, { ...config.privacyLink, newTab: true })) note.append(privacy)
    arrange(form, [row, ...elements.slice(own), trap, !inLine && button, problem, note.firstChild && note])
    arrange(frame.body, taken ? [thankYou.element] : [config.headline.trim() && headline, config.subheadline.trim() && subheadline, form])
  }
  draw()

  return {
    update(next) {
      config = next
      draw()
    },
  }
}
