import { fieldName } from '@inlay/contract/form-field'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { freeName } from './free-name.ts'

it('a label becomes a name that is readable', () => {
  expect(freeName('Phone number', [])).toBe('phone-number')
  expect(freeName('Größe in cm?', [])).toBe('gro-e-in-cm')
  expect(freeName('2nd line', [])).toBe('nd-line')
  expect(freeName('電話', [])).toBe('field')
})

it('no two fields get the same, nor that of the email or the name', () => {
  expect(freeName('City', ['city', 'city-2'])).toBe('city-3')
  expect(freeName('Email', [])).toBe('email-2')
  expect(freeName('Name', [])).toBe('name-2')
})

it('any label makes a name that the contract takes', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (label) => {
    expect(fieldName.safeParse(freeName(label, ['field'])).success).toBe(true)
  }))
})
