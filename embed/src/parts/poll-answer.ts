import type { VisitorConfigOf } from '@inlay/contract/delivery'
import { answerOf } from '@inlay/contract/rules/answer'
import { percentages } from '@inlay/contract/rules/percentages'
import type { FormSubmitted } from '@inlay/contract/submissions'
import { arrange } from '../frame/arrange.ts'
import { el } from '../frame/el.ts'
import { iconCss } from '../frame/icon.css.ts'
import { icon } from '../frame/icon.ts'
import type { Press, SendForm } from '../frame/send-form.ts'
import { sending } from '../frame/sending.ts'
import { thanksCss } from '../frame/thanks.css.ts'
import { thanks } from '../frame/thanks.ts'
import type { Frame } from '../renderer.ts'
import { pollResultsCss } from './poll-results.css.ts'

const CHECK = 'M20 6 9 17l-5-5'

export interface PollAnswer {
  readonly press: Press
  /** Draws the thank-you and, where they are shown, the results. @returns false: nothing was answered yet */
  draw(): boolean
}

/** What a poll needs once somebody answers: the sending, the thank-you, and how everybody chose. */
export function pollAnswer(frame: Frame, it: SendForm, question: HTMLElement, chosen: () => HTMLInputElement[], config: () => VisitorConfigOf['poll']): PollAnswer {
  const { body, style } = frame
  const document = body.ownerDocument
  const thankYou = thanks(document)
  const list = el(document, 'ul')
  const people = el(document, 'span', 'note')
  const foot = el(document, 'div', 'foot')
  let reply: FormSubmitted | null = null
  /** Ids of the options that were sent: what is chosen while they are on their way is not. */
  let sent: readonly string[] = []
  style(iconCss + thanksCss + pollResultsCss)

  const row = (text: string, share: number, own: boolean) => {
    const item = el(document, 'li')
    const name = el(document, 'span', '', text)
    const bar = el(document, 'div', 'bar')
    const filled = el(document, 'i')
    filled.style.setProperty('width', `${share}%`)
    bar.append(filled)
    item.append(name, el(document, 'b', '', `${share}\u00a0%`), bar)
    if (own) {
      item.className = 'on'
      item.setAttribute('aria-current', 'true')
      name.append(icon(document, CHECK))
    }
    return item
  }

  const draw = () => {
    if (!reply) return false
    const { question: asked, options, texts, showResults, successMessage } = config()
    const results = showResults && reply.results
    thankYou.text.textContent = successMessage
    if (results) {
      const shares = percentages(options.map(({ id }) => answerOf(results.counts, id) || 0))
      arrange(list, [])
      list.append(...options.map(({ id, text }, index) => row(text, shares[index]!, sent.includes(id))))
      list.className = it.form.querySelector('.many') ? 'many' : ''
      people.textContent = (texts.answers || (results.people === 1 ? '{} answer' : '{} answers')).replace('{}', results.people.toLocaleString())
    }
    arrange(foot, [thankYou.element, results && people])
    arrange(body, [results && asked.trim() && question, results && list, foot])
    return true
  }

  return {
    draw,
    press: sending(frame, it, {
      collect() {
        sent = chosen().map((input) => input.value)
        if (sent.length) return { choices: sent }
        const { texts, allowMultiple } = config()
        it.problem.textContent = texts.required || (allowMultiple ? 'Choose at least one option' : 'Choose an option')
        it.form.querySelector('input')!.focus()
        return null
      },
      taken(taken) {
        reply = taken.body as FormSubmitted
        draw()
        thankYou.element.focus()
      },
      texts: () => config().texts,
    }),
  }
}
