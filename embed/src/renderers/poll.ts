import type { VisitorConfigOf } from '@inlay/contract/delivery'
import { answerOf } from '@inlay/contract/rules/answer'
import { percentages } from '@inlay/contract/rules/percentages'
import type { FormSubmitted } from '@inlay/contract/submissions'
import { arrange } from '../frame/arrange.ts'
import { buttonCss } from '../frame/button.css.ts'
import { choiceCss } from '../frame/choice.css.ts'
import { el } from '../frame/el.ts'
import { fieldCss } from '../frame/field.css.ts'
import { icon } from '../frame/icon.ts'
import { sendForm } from '../frame/send-form.ts'
import { thanks } from '../frame/thanks.ts'
import type { Renderer } from '../renderer.ts'
import { pollCss } from './poll.css.ts'

const CHECK = 'M20 6 9 17l-5-5'

/** More options than this scroll in a box of their own. */
const MANY = 100

interface Row {
  readonly label: HTMLElement
  readonly input: HTMLInputElement
  readonly text: HTMLElement
}

/** One question with options to choose from, and how everybody chose. Native radios and checkboxes in a fieldset. */
export const poll: Renderer<VisitorConfigOf['poll']> = {
  css: buttonCss + choiceCss + fieldCss + pollCss,
  render(frame, config) {
    const document = frame.body.ownerDocument
    const question = el(document, 'h2')
    const fieldset = el(document, 'fieldset', 'field')
    const legend = el(document, 'legend')
    const list = el(document, 'div')
    const foot = el(document, 'div', 'foot')
    const people = el(document, 'span', 'note')
    const results = el(document, 'ul')
    const thankYou = thanks(document)
    const rows: Row[] = []
    let answered = false
    /** The answer of Inlay, once it has the visitor's. */
    let reply: FormSubmitted | null = null

    const chosen = () => new Set(rows.filter(({ input }) => input.checked).map(({ input }) => input.value))
    const mark = () => rows.forEach(({ label, input }) => label.classList.toggle('on', input.checked))

    const { form, trap, button, problem } = sendForm(frame, {
      collect() {
        const choices = chosen()
        if (choices.size) return { choices: [...choices] }
        problem.textContent = config.texts.required || (config.allowMultiple ? 'Choose at least one option' : 'Choose an option')
        rows[0]?.input.focus()
        return null
      },
      taken({ body }) {
        reply = body as FormSubmitted
        draw()
        thankYou.element.focus()
      },
      texts: () => config.texts,
    })

    frame.listen(list, 'change', () => {
      problem.textContent = ''
      mark()
      if (!answered) frame.emit('component_interaction')
      answered = true
    })

    const drawOptions = () => {
      const { options } = config
      const before = chosen()
      for (const row of rows.splice(options.length)) row.label.remove()
      options.forEach(({ id, text }, index) => {
        const row = (rows[index] ||= addRow(document, list))
        row.input.type = config.allowMultiple ? 'checkbox' : 'radio'
        row.input.value = id
        row.input.checked = before.has(id)
        row.text.textContent = text
      })
      list.className = options.length > MANY ? 'many' : ''
      mark()
    }

    const drawResults = ({ counts, people: total }: NonNullable<FormSubmitted['results']>) => {
      const own = chosen()
      const shares = percentages(config.options.map(({ id }) => answerOf(counts, id) || 0))
      results.textContent = ''
      results.className = config.options.length > MANY ? 'many' : ''
      config.options.forEach(({ id, text }, index) => {
        const row = el(document, 'li')
        const name = el(document, 'span', '', text)
        const bar = el(document, 'div', 'bar')
        const filled = el(document, 'i')
        filled.style.setProperty('width', `${shares[index]!}%`)
        bar.append(filled)
        row.append(name, el(document, 'b', '', `${shares[index]!} %`), bar)
        if (own.has(id)) {
          row.className = 'on'
          row.setAttribute('aria-current', 'true')
          name.append(icon(document, CHECK))
        }
        results.append(row)
      })
      people.textContent = (config.texts.answers || (total === 1 ? '{} answer' : '{} answers')).replace('{}', total.toLocaleString())
    }

    const draw = () => {
      question.textContent = config.question
      button.textContent = config.buttonText.trim() || 'Submit'
      thankYou.text.textContent = config.successMessage
      drawOptions()
      const shown = reply && config.showResults && reply.results
      if (shown) drawResults(shown)
      arrange(foot, reply ? [thankYou.element, shown && people] : [button, problem])
      arrange(legend, [!reply && question])
      arrange(fieldset, [config.question.trim() && legend, list])
      arrange(form, [fieldset, trap, foot])
      arrange(frame.body, reply ? [shown && config.question.trim() && question, shown && results, foot] : [form])
    }
    problem.id = 'problem'
    fieldset.setAttribute('aria-describedby', 'problem')
    draw()

    return {
      update(next) {
        config = next
        draw()
      },
    }
  },
}

function addRow(document: Document, list: HTMLElement): Row {
  const label = el(document, 'label', 'option')
  const input = el(document, 'input')
  const text = el(document, 'span')
  input.name = 'choice'
  label.append(input, text)
  list.append(label)
  return { label, input, text }
}
