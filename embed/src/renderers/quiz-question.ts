import type { VisitorQuestion } from '@inlay/contract/delivery'
import { ratingEnds } from '@inlay/contract/rules/bounds'
import { el } from '../frame/el.ts'

/** From so many options on, a list scrolls in itself, so that the button below stays near. */
const MANY = 20

export interface DrawnQuestion {
  readonly element: HTMLElement
  readonly heading: HTMLElement
  /** What is answered now, as checkResponse reads it. Marks what is chosen. */
  read(): unknown
  /** Shows what is wrong, or nothing. */
  say(error: string): void
  /** To where the answer is given. */
  focus(): void
}

export interface QuestionNeeds {
  /** What the question is called when it has no text. */
  readonly label: string
  /** Put beside the text of a question that may be left out. */
  readonly optional: string
  /** Level of its heading. */
  readonly level: 'h2' | 'h3'
  /** Names the group of its inputs, in which a browser lets one be chosen. */
  readonly group: string
  /** As read() gave it. */
  readonly answer: unknown
}

/**
 * One question with its heading, its native inputs and the place of its error. All ids begin with the question's and a
 * stroke, which no id of an owner has: an input whose id or name is that of a form's own method would take its place.
 */
export function quizQuestion(document: Document, question: VisitorQuestion, { label, optional, level, group, answer }: QuestionNeeds): DrawnQuestion {
  const { type, required } = question
  const id = `${question.id}/`
  const element = el(document, 'div', 'field')
  const heading = el(document, level, 'asked', question.text.trim() || label)
  const error = el(document, 'p', 'error')
  heading.tabIndex = -1
  heading.id = `${id}/`
  error.id = `${id}!`
  if (!required) heading.append(' ', el(document, 'small', '', optional))
  element.append(heading)

  const several = type === 'multiple-choice'
  const answered = new Set<unknown>(Array.isArray(answer) ? answer : [answer])
  const options = type === 'rating' ? ratings(question.maxRating) : 'options' in question ? question.options : []
  const inputs = options.map((option) => {
    const input = el(document, 'input')
    input.type = several ? 'checkbox' : 'radio'
    input.name = group
    input.value = option.id
    input.id = id + option.id
    input.checked = answered.has(option.id)
    return input
  })
  let field: HTMLElement
  if (type === 'text') {
    const area = el(document, 'textarea', 'input')
    area.id = id
    area.value = typeof answer === 'string' ? answer : ''
    field = area
  } else {
    field = el(document, 'div', type === 'rating' ? 'ratings' : options.length > MANY ? 'many' : '')
    field.setAttribute('role', several ? 'group' : 'radiogroup')
    options.forEach((option, index) => {
      const line = el(document, 'label', type === 'rating' ? 'rating' : 'option')
      line.append(inputs[index]!, el(document, 'span', '', option.text))
      field.append(line)
    })
  }
  field.setAttribute('aria-labelledby', heading.id)
  field.setAttribute('aria-describedby', error.id)
  // A group of checkboxes can neither be required nor wrong by the standard; the first of them can be wrong.
  if (required && !several) field.setAttribute('aria-required', 'true')
  element.append(field, error)

  const read = () => {
    for (const input of inputs) input.parentElement!.classList.toggle('on', input.checked)
    if (type === 'text') return (field as HTMLTextAreaElement).value
    const chosen = inputs.filter((input) => input.checked).map((input) => input.value)
    return several ? chosen : chosen[0]
  }
  read()
  return {
    element,
    heading,
    read,
    say(text) {
      error.textContent = text
      const wrong = several ? inputs[0] : field
      if (text) wrong?.setAttribute('aria-invalid', 'true')
      else wrong?.removeAttribute('aria-invalid')
    },
    focus: () => (inputs.find((input) => input.checked) || inputs[0] || (type === 'text' ? field : heading)).focus(),
  }
}

/** As options, from 1 to the highest. */
function ratings(maxRating: number): { readonly id: string; readonly text: string }[] {
  const { min, max } = ratingEnds({ min: 1, maxRating })
  return [...Array<unknown>(max - min + 1)].map((_, index) => ({ id: String(min + index), text: String(min + index) }))
}
