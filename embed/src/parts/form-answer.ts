import { answerOf } from '@inlay/contract/rules/answer'
import { checkForm } from '@inlay/contract/rules/check-form'
import { formText } from '@inlay/contract/rules/form-texts'
import type { FormTextKey } from '@inlay/contract/rules/form-texts'
import { progress } from '@inlay/contract/rules/progress'
import { stepOf } from '@inlay/contract/rules/step-of'
import { carryAnswer, readAnswer } from '../fields/answer-in.ts'
import { arrange } from '../frame/arrange.ts'
import { el } from '../frame/el.ts'
import { icon } from '../frame/icon.ts'
import { invalidCss } from '../frame/invalid.css.ts'
import { secondButtonCss } from '../frame/second-button.css.ts'
import type { Press, SendForm } from '../frame/send-form.ts'
import { sending } from '../frame/sending.ts'
import { thanks } from '../frame/thanks.ts'
import { thanksCss } from '../frame/thanks.css.ts'
import type { Frame } from '../renderer.ts'
import type { FormRow, FormView } from '../renderers/form.ts'
import { formAnswerCss } from './form-answer.css.ts'
import { uploads } from '../fields/uploads.ts'

const ALERT = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM12 8v4M12 16h.01'

/** What a form needs once somebody answers: conditions, the ways between steps, what is wrong beside each field, the sending, the thank-you. */
export function formAnswer(frame: Frame, it: SendForm, view: FormView): Press {
  const { body } = frame
  const document = body.ownerDocument
  const root = body.getRootNode() as ShadowRoot
  const previous = el(document, 'button', 'button quiet')
  const thankYou = thanks(document)
  /** Fields beside which something is said, by name: the answer, as JSON, that Inlay said it of; empty where the rules here say it. */
  const said = new Map<string, string>()
  /** From 0. */
  let step = 0
  let taken = false
  frame.style(secondButtonCss + invalidCss + thanksCss + formAnswerCss)

  const word = (key: FormTextKey, limit?: number | string) => formText(view.config.texts, key, limit)
  const fields = () => view.config.fields
  const steps = () => fields().flatMap((field) => (field.type === 'stepper' ? field.steps : []))
  const place = ({ field }: FormRow) => stepOf(field.name, steps())
  const parameters = new URLSearchParams(view.search)
  const check = () => {
    const data: Record<string, unknown> = {}
    for (const row of view.rows) data[row.field.name] = row.field.type === 'file' ? files.answer(row) : readAnswer(row)
    for (const field of fields()) {
      if (field.type === 'hidden') data[field.name] = (field.queryParameter && parameters.get(field.queryParameter)) || field.value
    }
    return checkForm(fields(), data)
  }
  let checked: ReturnType<typeof check>
  const answer = ({ field }: FormRow) => `${JSON.stringify(answerOf(checked.answers, field.name))}`

  /** Says beside the field what is wrong; empty when it is right. */
  const say = ({ field, element, note, control }: FormRow, message: string, of = '') => {
    if (!note || !('hint' in field)) return
    if (message) said.set(field.name, of)
    else said.delete(field.name)
    note.className = message ? 'error' : 'note'
    note.textContent = message || field.hint
    if (message) note.insertBefore(icon(document, ALERT), note.firstChild)
    // A group of checkboxes can not be wrong by the standard; the first of them can.
    const wrong = control || (element.getAttribute('role') ? element : element.querySelector('input')!)
    wrong.setAttribute('aria-invalid', String(!!message))
  }
  /** Looks whether the answer is right, and says what is not. */
  const isWrong = (row: FormRow) => {
    const wrong = answerOf(checked.wrong, row.field.name)
    say(row, wrong ? word(wrong.key, wrong.limit) : '')
    return !!wrong
  }
  const files = uploads(frame, view, { word, say: (row, message) => say(row, message, answer(row)), changed: () => sync() })

  /** Shows what follows from the answers. */
  const sync = () => {
    checked = check()
    const percent = progress(fields(), checked)
    for (const row of view.rows) {
      const { element, field, show } = row
      element.hidden = !checked.shown.includes(field.name) || place(row) !== step
      show?.(percent)
      // What is wrong is said until it is right, and never while it is typed for the first time.
      if (said.has(field.name) && said.get(field.name) !== answer(row)) isWrong(row)
    }
    ;[...view.list.children].forEach((item, index) => {
      item.className = index > step ? '' : 'on'
      item.setAttribute('aria-current', index === step ? 'step' : 'false')
    })
    previous.textContent = word('previous')
    previous.hidden = !step
    it.button.textContent = step < steps().length - 1 ? word('next') : view.config.submitButtonText.trim() || 'Submit'
    files.sync()
  }
  const goTo = (next: number, row?: FormRow) => {
    step = next
    sync()
    const first = row || view.rows.find(({ note, element }) => note && !element.hidden)
    const find = (selector: string) => first && first.element.querySelector<HTMLElement>(selector)
    const item = view.list.children[step] as HTMLElement | undefined
    if (item) item.tabIndex = -1
    // A step that asks nothing tells its name.
    const target = find('input:checked') || find('input:not([hidden]),select,textarea,button') || item
    if (target) target.focus()
  }
  const finish = () => {
    thankYou.text.textContent = view.config.successMessage
    arrange(body, [view.config.title.trim() && view.title, thankYou.element])
  }

  view.redraw = (draw) => {
    const before = view.rows
    const focused = root.activeElement
    draw()
    for (const row of view.rows) {
      const old = before.find(({ field }) => field.name === row.field.name && field.type === row.field.type)
      if (old && old !== row) carryAnswer(old, row)
    }
    step = Math.max(0, Math.min(step, steps().length - 1))
    sync()
    if (taken) finish()
    if (focused && focused.id) root.getElementById(focused.id)?.focus()
  }
  previous.type = 'button'
  it.button.before(previous)
  frame.listen(previous, 'click', () => goTo(step - 1))
  frame.listen(body, 'input change', sync)
  sync()

  const collect = async (): Promise<typeof checked.answers | null> => {
    sync()
    const isLast = step >= steps().length - 1
    const [first] = view.rows.filter((row) => (isLast || place(row) === step) && !files.isBusy(row) && isWrong(row))
    const waits = !first && isLast && view.rows.some(files.isBusy)
    const bad = first || (waits && (await files.done()))
    if (!bad && waits) return collect()
    if (!bad && isLast) return checked.answers
    if (bad) goTo(place(bad), bad)
    else goTo(step + 1)
    return null
  }

  return sending(frame, it, {
    collect,
    refused(messages) {
      const named = view.rows.filter(({ field, note }) => note && answerOf(messages, field.name))
      for (const row of named) say(row, messages[row.field.name]!, answer(row))
      if (named[0]) goTo(place(named[0]), named[0])
      return !!named[0]
    },
    taken() {
      taken = true
      finish()
      thankYou.element.focus()
    },
    texts: () => view.config.texts,
  })
}
