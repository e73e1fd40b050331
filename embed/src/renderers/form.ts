import type { VisitorConfigOf, VisitorField } from '@inlay/contract/delivery'
import { DRAWN_TEXTS } from '@inlay/contract/rules/drawn-texts'
import type { DrawnTextKey } from '@inlay/contract/rules/drawn-texts'
import { stepOf } from '@inlay/contract/rules/step-of'
import type { DrawField, DrawnField, FieldType } from '../fields/field.ts'
import { kinds } from '../fields/kinds.ts'
import { arrange } from '../frame/arrange.ts'
import { buttonCss } from '../frame/button.css.ts'
import { choiceCss } from '../frame/choice.css.ts'
import { fieldCss } from '../frame/field.css.ts'
import { footCss } from '../frame/foot.css.ts'
import { iconCss } from '../frame/icon.css.ts'
import { inputCss } from '../frame/input.css.ts'
import { maker } from '../frame/make.ts'
import { sendForm } from '../frame/send-form.ts'
import type { Renderer } from '../renderer.ts'
import { formCss } from './form.css.ts'
import { formKindsCss } from './form-kinds.css.ts'

type Config = VisitorConfigOf['form']

export interface FormRow extends DrawnField {
  readonly field: VisitorField
  /** The field and the texts, as JSON: what did not change is kept as it stands there. */
  readonly key: string
}

/** A form as it stands there, for what is loaded with the first answer. */
export interface FormView {
  config: Config
  /** In the order of the fields. */
  rows: readonly FormRow[]
  readonly title: HTMLElement
  /** The list of the steps. */
  readonly list: HTMLElement
  /** The query of the page's address when it was drawn. */
  readonly search: string
  /** Keeps what was done while the form is drawn from another config. */
  redraw?(draw: () => void): void
}

/**
 * All kinds of field, as they stand before anybody answers. What follows from answers comes with the first of them, from
 * parts/form-answer.ts: conditions, steps, what is wrong, and the sending.
 */
export const form: Renderer<Config> = {
  css: iconCss + buttonCss + choiceCss + fieldCss + inputCss + footCss + formCss + formKindsCss,
  render(frame, config) {
    const { body } = frame
    const document = body.ownerDocument
    const make = maker(document)
    const title = make('h2')
    const subtitle = make('p', { className: 'sub' })
    const list = make('ol', { className: 'steps' })
    const box = make('div', { className: 'fields' })
    const view: FormView = { config, rows: [], title, list, search: document.location.search }
    const say = (key: DrawnTextKey) => view.config.texts[key] || DRAWN_TEXTS[key]
    const load = async (it: typeof sent) => {
      const { formAnswer } = await import('../parts/form-answer.ts')
      return () => formAnswer(frame, it, view)
    }
    const sent = sendForm(frame, load, () => view.config.texts.failed)
    const { button } = sent

    const draw = (next: Config) => {
      const before = view.rows
      const textsBefore = view.config.texts
      const { fields, texts, hidden = [], percent = 0 } = next
      const steps = fields.flatMap((field) => (field.type === 'stepper' ? field.steps : []))
      view.config = next
      view.rows = fields
        .filter(({ type }) => !/stepper|hidden/.test(type))
        .map((field, place) => {
          // Seldom another: a preview gets one after each letter.
          const last = before[place]
          if (last && last.field === field && texts === textsBefore) return last
          const key = JSON.stringify([field, texts])
          return before.find((row) => row.key === key) || { field, key, ...(kinds[field.type as FieldType] as DrawField<FieldType>)({ document, make, say, id: `f-${field.name}` }, field as never) }
        })
      for (const { element, field, show } of view.rows) {
        element.hidden = hidden.includes(field.name) || stepOf(field.name, steps) > 0
        if (show) show(percent)
      }
      title.textContent = next.title
      subtitle.textContent = next.subtitle
      arrange(list, (steps[1] ? steps : []).map((step, place) => make('li', place ? null : { className: 'on', 'aria-current': 'step' }, step.title)))
      button.textContent = steps[1] ? say('next') : next.submitButtonText.trim() || 'Submit'
      arrange(box, view.rows.map(({ element }) => element))
      arrange(body, [next.title.trim() && title, next.subtitle.trim() && subtitle, sent.form])
    }
    // Once, and before there are fields.
    sent.form.append(list, box, sent.trap, make('div', { className: 'foot' }, button, sent.problem))
    draw(config)
    return {
      update(next) {
        if (view.redraw) view.redraw(() => draw(next))
        else draw(next)
      },
    }
  },
}
