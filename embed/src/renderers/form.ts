import type { VisitorConfigOf } from '@inlay/contract/delivery'
import type { FormField } from '@inlay/contract/form-field'
import { checkForm } from '@inlay/contract/rules/check-form'
import { formText } from '@inlay/contract/rules/form-texts'
import { progress } from '@inlay/contract/rules/progress'
import { stepOf } from '@inlay/contract/rules/step-of'
import type { DrawField, DrawnField } from '../fields/field.ts'
import { fields as kinds } from '../fields/fields.ts'
import { arrange } from '../frame/arrange.ts'
import { buttonCss } from '../frame/button.css.ts'
import { choiceCss } from '../frame/choice.css.ts'
import { el } from '../frame/el.ts'
import { fieldCss } from '../frame/field.css.ts'
import { sendForm } from '../frame/send-form.ts'
import { thanks } from '../frame/thanks.ts'
import type { Renderer } from '../renderer.ts'
import { formCss } from './form.css.ts'
import { formKindsCss } from './form-kinds.css.ts'

type Config = VisitorConfigOf['form']

interface Row {
  readonly field: FormField
  readonly drawn: DrawnField
  /** What is wrong with the answer and was said. */
  wrong: boolean
}

/**
 * All kinds of field, shown by their conditions and their steps. One button goes on to the next step and, on the last,
 * sends; so Enter in an input does what the button does.
 */
export const form: Renderer<Config> = {
  css: buttonCss + choiceCss + fieldCss + formCss + formKindsCss,
  render(frame, config) {
    const { body } = frame
    const document = body.ownerDocument
    const title = el(document, 'h2')
    const subtitle = el(document, 'p', 'sub')
    const head = el(document, 'div', 'head')
    const list = el(document, 'ol', 'steps')
    const box = el(document, 'div', 'fields')
    const foot = el(document, 'div', 'foot')
    const previous = el(document, 'button', 'button quiet')
    const thankYou = thanks(document)
    let rows: Row[] = []
    let step = 0
    let begun = false
    let taken = false
    /** The button was pressed while a file was still being sent. */
    let waiting = false

    const steps = () => config.fields.reduce<Extract<FormField, { type: 'stepper' }>['steps']>((found, field) => (field.type === 'stepper' ? field.steps : found), [])
    const isLast = () => step >= steps().length - 1
    const stepOfRow = ({ field }: Row) => stepOf(field.name, steps())
    const check = () => checkForm(config.fields, Object.fromEntries(rows.flatMap(({ field, drawn }) => (drawn.read ? [[field.name, drawn.read()] as const] : []))))
    type Form = ReturnType<typeof check>

    const say = (row: Row, { wrong }: Form) => {
      const what = Object.prototype.hasOwnProperty.call(wrong, row.field.name) ? wrong[row.field.name] : null
      row.wrong = !!what
      row.drawn.say?.(what ? formText(config.texts, what.key, what.limit) : '')
      return row.wrong
    }
    const isShown = (row: Row, { shown }: Form) => shown.includes(row.field.name)

    /** Shows what is to be seen now, and takes away what was wrong and is right. */
    const sync = () => {
      const checked = check()
      for (const row of rows) {
        row.drawn.element.hidden = !isShown(row, checked) || (steps().length > 0 && stepOfRow(row) !== step)
        if (row.wrong) say(row, checked)
        row.drawn.progress?.(progress(config.fields, checked))
      }
      Array.from(list.children).forEach((item, index) => {
        item.className = index < step ? 'done' : index === step ? 'on' : ''
        if (index === step) item.setAttribute('aria-current', 'step')
        else item.removeAttribute('aria-current')
      })
      button.textContent = isLast() ? config.submitButtonText.trim() || 'Submit' : formText(config.texts, 'next')
      arrange(foot, [step > 0 && previous, button, problem])
      if (waiting && !rows.some(({ drawn }) => drawn.isBusy?.())) {
        waiting = false
        button.click()
      }
    }

    const goTo = (next: number, row?: Row) => {
      step = next
      sync()
      const first = row || rows.find(({ drawn }) => drawn.focus && !drawn.element.hidden)
      first?.drawn.focus?.()
    }

    const { form: element, trap, button, problem } = sendForm(frame, {
      collect() {
        const checked = check()
        const asked = rows.filter((row) => isShown(row, checked) && (isLast() || stepOfRow(row) === step))
        const bad = asked.filter((row) => say(row, checked))
        if (bad.length) return goTo(isLast() ? stepOfRow(bad[0]!) : step, bad[0]), null
        if (!isLast()) return goTo(step + 1), null
        waiting = rows.some(({ drawn }) => drawn.isBusy?.())
        return waiting ? null : checked.answers
      },
      taken() {
        taken = true
        draw()
        thankYou.element.focus()
      },
      refused(messages) {
        const named = rows.filter(({ field, drawn }) => drawn.say && Object.prototype.hasOwnProperty.call(messages, field.name))
        for (const row of named) {
          row.wrong = true
          row.drawn.say!(messages[row.field.name]!)
        }
        const [first] = named
        if (!first) return false
        step = stepOfRow(first)
        arrangeStep(first)
        return true
      },
      texts: () => config.texts,
    })
    /** As goTo, and leaves what Inlay said, which the rules here did not find. */
    const arrangeStep = (row: Row) => {
      const kept = rows.filter(({ wrong }) => wrong)
      for (const one of kept) one.wrong = false
      goTo(step, row)
      for (const one of kept) one.wrong = true
    }

    const build = () => {
      const before = new Map(rows.map(({ field, drawn }) => [`${field.type} ${field.name}`, (drawn.state || drawn.read)?.()]))
      const drawable = config.fields.filter((field) => field.type !== 'stepper')
      rows = drawable.map((field, index) => {
        const draw = kinds[field.type] as DrawField<FormField['type']>
        const context = { frame, document, texts: config.texts, id: `f${index}`, changed: () => sync() }
        return { field, wrong: false, drawn: draw(context, field, before.get(`${field.type} ${field.name}`)) }
      })
      arrange(box, rows.map(({ drawn }) => drawn.element))
      list.textContent = ''
      for (const { title: name } of steps()) list.append(el(document, 'li', '', name))
      step = Math.max(0, Math.min(step, steps().length - 1))
    }

    const draw = () => {
      title.textContent = config.title
      subtitle.textContent = config.subtitle
      previous.textContent = formText(config.texts, 'previous')
      thankYou.text.textContent = config.successMessage
      arrange(head, [config.title.trim() && title, config.subtitle.trim() && subtitle])
      sync()
      arrange(element, [steps().length > 1 && list, box, trap, foot])
      arrange(body, taken ? [config.title.trim() && title, thankYou.element] : [head.firstChild && head, element])
    }

    previous.type = 'button'
    frame.listen(previous, 'click', () => goTo(step - 1))
    for (const type of ['input', 'change']) {
      frame.listen(box, type, () => {
        sync()
        if (!begun) frame.emit('component_interaction')
        begun = true
      })
    }
    build()
    draw()

    return {
      update(next) {
        const root = body.getRootNode() as ShadowRoot
        const { id } = (root.activeElement || {}) as { id?: string }
        config = next
        build()
        draw()
        if (id) root.getElementById(id)?.focus()
      },
    }
  },
}
