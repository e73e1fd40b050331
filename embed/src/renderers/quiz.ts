import type { VisitorConfigOf } from '@inlay/contract/delivery'
import { answerOf } from '@inlay/contract/rules/answer'
import { RESPONSE_MAX, checkResponse, checkResponses } from '@inlay/contract/rules/check-responses'
import { quizText } from '@inlay/contract/rules/quiz-texts'
import type { QuizTextKey } from '@inlay/contract/rules/quiz-texts'
import type { QuizSubmitted } from '@inlay/contract/submissions'
import { arrange } from '../frame/arrange.ts'
import { buttonCss } from '../frame/button.css.ts'
import { choiceCss } from '../frame/choice.css.ts'
import { el } from '../frame/el.ts'
import { fieldCss } from '../frame/field.css.ts'
import { footCss } from '../frame/foot.css.ts'
import { iconCss } from '../frame/icon.css.ts'
import { icon } from '../frame/icon.ts'
import { inputCss } from '../frame/input.css.ts'
import { invalidCss } from '../frame/invalid.css.ts'
import { secondButtonCss } from '../frame/second-button.css.ts'
import { isTaken, submission } from '../frame/submission.ts'
import type { Reply, Renderer } from '../renderer.ts'
import { quizQuestion } from './quiz-question.ts'
import type { DrawnQuestion } from './quiz-question.ts'
import { quizResult } from './quiz-result.ts'
import { quizCss } from './quiz.css.ts'

type Config = VisitorConfigOf['quiz']
/** By the question's id. */
type Messages = Record<string, string>

const LEFT = 'm12 19-7-7 7-7M19 12H5'

/**
 * Questions one by one or all on one page, and the result that Inlay answers with. Choosing goes nowhere by itself: the
 * button and Enter do, by the form's own submit. What stays between two steps is never drawn anew, so focus stays too.
 */
export const quiz: Renderer<Config> = {
  css: iconCss + buttonCss + secondButtonCss + choiceCss + fieldCss + inputCss + invalidCss + footCss + quizCss,
  render(frame, config) {
    const { body, component } = frame
    const document = body.ownerDocument
    const title = el(document, 'h2', 'head')
    const about = el(document, 'p', 'sub')
    const form = el(document, 'form')
    const meta = el(document, 'div', 'meta')
    const count = el(document, 'span')
    const percent = el(document, 'span')
    const bar = el(document, 'div', 'bar')
    const filled = el(document, 'i')
    const list = el(document, 'div', 'list')
    const foot = el(document, 'div', 'foot')
    const back = el(document, 'button', 'button bare back')
    const next = el(document, 'button', 'button')
    const alert = el(document, 'p', 'error')
    const done = el(document, 'div')
    const sender = submission(frame, '/functions/v1/submit-quiz')
    const backText = el(document, 'span')
    form.noValidate = true
    count.setAttribute('role', 'status')
    back.type = 'button'
    back.append(icon(document, LEFT), backText)
    alert.setAttribute('role', 'alert')
    meta.append(count, percent)
    bar.append(filled)
    foot.append(back, next)
    form.append(meta, bar, list, sender.trap, foot, alert)
    body.append(title, about, form, done)

    let at = 0
    let answers: Record<string, unknown> = {}
    let messages: Messages = {}
    /** Each with what it was drawn from, as JSON: what did not change stays as it is. */
    let drawn = new Map<string, DrawnQuestion & { readonly key: string }>()
    let result: QuizSubmitted | null = null
    let begun = false

    const say = (key: QuizTextKey, ...numbers: number[]) => quizText(config.texts, key, ...numbers)
    const oneByOne = () => config.settings.oneQuestionPerStep
    const isLast = () => !oneByOne() || at >= config.questions.length - 1
    const asked = () => (oneByOne() ? config.questions.slice(at, at + 1) : config.questions)

    const drawProgress = () => {
      const { length } = config.questions
      const steps = at + 1
      const answered = oneByOne() ? steps : config.questions.filter((question) => checkResponse(question, answerOf(answers, question.id)).response !== undefined).length
      const share = Math.floor((100 * answered) / (length || 1))
      count.textContent = oneByOne() ? say('question', steps, length) : `${answered} / ${length}`
      percent.textContent = `${share}\u00a0%`
      filled.style.width = `${share}%`
    }

    const draw = () => {
      const { questions, settings } = config
      const first = !oneByOne() || !at
      title.textContent = config.title.trim()
      about.textContent = config.description.trim()
      title.hidden = !title.textContent || !first || !!result
      about.hidden = !about.textContent || !first || !!result
      form.hidden = !questions.length || !!result
      form.classList.toggle('below', !title.hidden || !about.hidden)
      done.textContent = ''
      const before = drawn
      drawn = new Map()
      if (result) {
        list.textContent = ''
        return quizResult(done, result, config.texts)
      }
      meta.hidden = bar.hidden = !settings.progressBar
      drawProgress()
      asked().forEach((question, index) => {
        const { id } = question
        const needs = { label: say('question', at + index + 1, questions.length), optional: say('optional'), level: title.hidden ? 'h2' : 'h3', group: `q${index}`, answer: answerOf(answers, id) } as const
        const key = JSON.stringify([question, needs])
        const there = before.get(id)
        const one = there && there.key === key ? there : { ...quizQuestion(document, question, needs), key }
        one.say(answerOf(messages, id) || '')
        drawn.set(id, one)
      })
      arrange(list, [...drawn.values()].map(({ element }) => element))
      back.hidden = !settings.allowBack || first
      backText.textContent = say('back')
      next.textContent = isLast() ? say('finish') : say('next')
      form.classList.toggle('steps', oneByOne())
      return drawn.values().next().value?.heading
    }

    /** Draws a step, and takes whoever follows by keyboard or ear to its beginning. */
    const goTo = (step: number) => {
      at = step
      alert.textContent = ''
      draw()?.focus()
    }

    /** Shows what is wrong, and goes to the first of it. False: none of it is asked here. */
    const complain = (wrong: Messages): boolean => {
      messages = wrong
      const first = config.questions.findIndex(({ id }) => answerOf(wrong, id))
      if (oneByOne() && first >= 0 && first !== at) goTo(first)
      else drawn.forEach((one, id) => one.say(answerOf(wrong, id) || ''))
      if (first < 0) return false
      drawn.get(config.questions[first]!.id)!.focus()
      return true
    }

    const busy = (sending: boolean) => next.setAttribute('aria-disabled', String(sending))

    const take = (reply: Reply) => {
      const body = reply.body as QuizSubmitted | null
      if (isTaken(reply) && body && body.score >= 0) {
        result = body
        frame.emit('submit')
        return draw()?.focus()
      }
      const { error } = (body || {}) as { error?: { fields?: Messages } }
      if (reply.status === 400 && error?.fields && complain({ ...error.fields })) return
      alert.textContent = reply.retryAfter ? say('later', reply.retryAfter) : say('failed')
    }

    const press = (event: Event) => {
      event.preventDefault()
      if (next.getAttribute('aria-disabled') === 'true') return
      alert.textContent = ''
      const { wrong, responses } = checkResponses(isLast() ? config.questions : asked(), answers)
      const said = Object.keys(wrong).map((id) => [id, say(wrong[id]!, RESPONSE_MAX)] as const)
      if (complain(Object.fromEntries(said))) return
      if (!isLast()) return goTo(at + 1)
      busy(true)
      void sender.send({ quiz_id: component.id, responses }).then((reply) => {
        busy(false)
        take(reply)
      })
    }
    // Enter in a field is a click on the button too; a form's own submit event never comes in a sandbox without forms.
    frame.listen(next, 'click', press)
    frame.listen(form, 'submit', press)
    frame.listen(form, 'input', ({ target }) => {
      drawn.forEach((one, id) => {
        if (!one.element.contains(target as Node)) return
        answers[id] = one.read()
        // An error stays until it is right.
        const question = config.questions.find((other) => other.id === id)!
        if (!checkResponse(question, answers[id]).wrong) {
          delete messages[id]
          one.say('')
        }
        if (!oneByOne()) drawProgress()
        if (!begun) frame.emit('component_interaction')
        begun = true
      })
    })
    frame.listen(back, 'click', () => goTo(at - 1))
    frame.listen(done, 'click', ({ target }) => {
      if (!(target as Element).closest('button')) return
      answers = {}
      messages = {}
      result = null
      goTo(0)
    })

    draw()
    return {
      update(changed) {
        const { id } = config.questions[at] || {}
        const root = body.getRootNode() as ShadowRoot
        const active = root.activeElement as HTMLTextAreaElement | null
        const caret = active?.selectionStart
        config = changed
        const same = config.questions.findIndex((question) => question.id === id)
        at = Math.max(0, same < 0 ? Math.min(at, config.questions.length - 1) : same)
        draw()
        // What was drawn anew has lost the focus.
        const again = active && !active.isConnected && root.getElementById(active.id)
        if (!again) return
        again.focus()
        if (caret != null) (again as HTMLTextAreaElement).setSelectionRange(caret, active.selectionEnd)
      },
    }
  },
}
