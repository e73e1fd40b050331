import type { VisitorField } from '@inlay/contract/delivery'
import type { DrawnField } from './field.ts'

interface Asked extends DrawnField {
  readonly field: VisitorField
}

const inputsOf = ({ element }: DrawnField) => [...element.querySelectorAll<HTMLInputElement>('input,select,textarea')]
const hasOptions = ({ field: { type } }: Asked) => /radio|rating|checkbox|tags/.test(type)
const chosen = (inputs: readonly HTMLInputElement[]) => inputs.filter(({ checked }) => checked).map(({ value }) => value)
/** What a browser cannot read as a number or a date it gives as empty. */
const text = ({ validity, value }: HTMLInputElement) => (validity.badInput ? '?' : value)

/** What stands in a field, as checkAnswer takes it; marks the options that are chosen. */
export function readAnswer(asked: Asked): unknown {
  const { type } = asked.field
  const inputs = inputsOf(asked)
  const [first, second] = inputs
  if (hasOptions(asked)) {
    const last = inputs.findIndex(({ checked }) => checked)
    // Of stars all up to the chosen one.
    inputs.forEach(({ parentElement: label, checked }, index) => label!.classList.toggle('on', label!.className.startsWith('star') ? index <= last : checked))
    const values = chosen(inputs)
    return type === 'radio' || type === 'rating' ? values[0] : values
  }
  if (type === 'toggle') return first!.checked
  return second ? { from: text(first!), to: text(second) } : first && text(first)
}

/** Puts what stands in a field into another that takes its place. */
export function carryAnswer(from: Asked, to: Asked): void {
  const before = inputsOf(from)
  const values = new Set(chosen(before))
  inputsOf(to).forEach((input, index) => {
    const old = before[index]
    if (hasOptions(to)) input.checked = values.has(input.value)
    else if (old && to.field.type !== 'file') {
      input.checked = old.checked
      input.value = old.value
      // A choice that is there no more is none.
      if (input.value !== old.value) input.value = ''
    }
  })
}
