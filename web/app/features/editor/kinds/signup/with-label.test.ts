import { expect, it } from 'vitest'
import { withLabel } from './with-label.ts'

const field = { name: 'field', label: '', type: 'text', required: false } as const

it('the name follows the label while nobody has named the field otherwise', () => {
  expect(withLabel(field, 'City', ['field'])).toEqual({ ...field, label: 'City', name: 'city' })
  expect(withLabel({ ...field, label: 'City', name: 'city' }, 'City or town', ['city', 'zip']).name).toBe('city-or-town')
  expect(withLabel({ ...field, label: 'City', name: 'ort' }, 'Town', ['ort']).name).toBe('ort')
})
