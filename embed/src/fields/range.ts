import type { DrawField } from './field.ts'
import { shell } from './shell.ts'

/** A slider, its ends, and its value below the thumb. */
export const range: DrawField<'range'> = (context, field) => {
  const { make } = context
  const { min, max, step, value } = field
  const control = make('input', { type: 'range', min, max, step, value, className: 'slider' })
  const [low, now, high] = [make('span', null, `${min}`), make('b'), make('span', null, `${max}`)]
  return {
    ...shell(context, field, make('div', null, control, make('div', { className: 'ends', 'aria-hidden': 'true' }, low, now, high)), control),
    show() {
      const share = (Number(control.value) - min) / (max - min)
      now.textContent = control.value
      low.style.flexGrow = `${share}`
      high.style.flexGrow = `${1 - share}`
    },
  }
}
