import { expect, test } from 'vitest'
import { FIELD_TYPES, formField } from '../form-field.ts'
import { isAnswerable, mayBeConditional, mayTrigger } from './field-kinds.ts'

const SHOWN = ['heading', 'description', 'image', 'tooltip', 'message', 'spacer', 'divider', 'icon', 'stepper', 'progress']

test('there are thirty kinds, of which ten ask nothing', () => {
  expect(FIELD_TYPES).toHaveLength(30)
  expect(FIELD_TYPES.filter((type) => !isAnswerable(type)).sort()).toEqual([...SHOWN].sort())
})

test('a kind can be required exactly when a visitor answers it', () => {
  for (const type of FIELD_TYPES) expect('required' in formField.parse({ type, name: 'x' })).toBe(isAnswerable(type) && type !== 'hidden')
})

test('conditions are offered for what asks, and hang on choices and switches', () => {
  expect(FIELD_TYPES.filter((type) => !mayBeConditional(type)).sort()).toEqual([...SHOWN].sort())
  expect(FIELD_TYPES.filter(mayTrigger).sort()).toEqual(['checkbox', 'radio', 'select', 'toggle'])
})
