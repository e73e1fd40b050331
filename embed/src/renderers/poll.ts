import type { VisitorConfigOf } from '@inlay/contract/delivery'
import { arrange } from '../frame/arrange.ts'
import { buttonCss } from '../frame/button.css.ts'
import { choiceCss } from '../frame/choice.css.ts'
import { el } from '../frame/el.ts'
import { fieldCss } from '../frame/field.css.ts'
import { footCss } from '../frame/foot.css.ts'
import { sendForm } from '../frame/send-form.ts'
import type { PollAnswer } from '../parts/poll-answer.ts'
import type { Renderer } from '../renderer.ts'
import { pollCss } from './poll.css.ts'

/** More options than this scroll in a box of their own. */
const MANY = 100

/** One question with options to choose from. Native radios and checkboxes in a fieldset. */
export const poll: Renderer<VisitorConfigOf['poll']> = {
  css: buttonCss + choiceCss + fieldCss + footCss + pollCss,
  render(frame, config) {
    const { body } = frame
    const document = body.ownerDocument
    const question = el(document, 'h2')
    const fieldset = el(document, 'fieldset', 'field')
    const legend = el(document, 'legend')
    const list = el(document, 'div')
    const foot = el(document, 'div', 'foot')
    /** The input and the text of each option. */
    const rows: [HTMLInputElement, HTMLElement][] = []
    let answer: PollAnswer | null = null

    const it = sendForm(
      frame,
      async (sent) => {
        const { pollAnswer } = await import('../parts/poll-answer.ts')
        return () => {
          answer = pollAnswer(frame, sent, question, chosen, () => config)
          return answer.press
        }
      },
      () => config.texts.failed,
    )
    const { form, trap, button, problem } = it
    const inputs = () => rows.map(([input]) => input)
    const chosen = () => inputs().filter((input) => input.checked)
    const mark = () => inputs().forEach((input) => input.parentElement!.classList.toggle('on', input.checked))
    frame.listen(list, 'change', mark)

    const update = (next: VisitorConfigOf['poll']) => {
      config = next
      const { options } = config
      const before = new Set(chosen().map((input) => input.value))
      for (const [input] of rows.splice(options.length)) input.parentElement!.remove()
      options.forEach(({ id, text }, index) => {
        const [input, words] = (rows[index] ||= addRow(list))
        input.type = config.allowMultiple ? 'checkbox' : 'radio'
        input.value = id
        input.checked = before.has(id)
        words.textContent = text
      })
      mark()
      list.className = options.length > MANY ? 'many' : ''
      question.textContent = config.question
      button.textContent = config.buttonText.trim() || 'Submit'
      if (answer?.draw()) return
      // With nothing to choose from there is nothing to send.
      if (!options.length) return arrange(body, [config.question.trim() && question])
      arrange(legend, [question])
      arrange(fieldset, [config.question.trim() && legend, list])
      arrange(body, [form])
    }
    problem.id = 'problem'
    fieldset.setAttribute('aria-describedby', 'problem')
    foot.append(button, problem)
    form.append(fieldset, trap, foot)
    update(config)
    return { update }
  },
}

function addRow(list: HTMLElement): [HTMLInputElement, HTMLElement] {
  const document = list.ownerDocument
  const label = el(document, 'label', 'option')
  const input = el(document, 'input')
  const text = el(document, 'span')
  input.name = 'choice'
  label.append(input, text)
  list.append(label)
  return [input, text]
}
