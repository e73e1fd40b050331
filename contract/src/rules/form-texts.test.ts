import { describe, expect, it } from 'vitest'
import { FORM_TEXTS, formText } from './form-texts.ts'
import type { FormTextKey } from './form-texts.ts'

describe('what a form says by itself', () => {
  it('is the owner’s word, and English where there is none or an empty one', () => {
    expect(formText({}, 'required')).toBe('This is required')
    expect(formText({ required: '' }, 'required')).toBe('This is required')
    expect(formText({ required: 'Bitte ausfüllen' }, 'required')).toBe('Bitte ausfüllen')
  })

  it('names the limit, zero too, and takes nothing in it for a pattern', () => {
    expect(formText({}, 'min', 0)).toBe('Must be 0 or more')
    expect(formText({}, 'earliest', '2026-01-01 10:00')).toBe('Must be 2026-01-01 10:00 or later')
    expect(formText({ max: 'Höchstens {}!' }, 'max', '$&')).toBe('Höchstens $&!')
    expect(formText({}, 'required', 5)).toBe('This is required')
  })

  it('leaves no brace where a limit is given', () => {
    for (const key of Object.keys(FORM_TEXTS) as FormTextKey[]) expect(formText({}, key, 7)).not.toMatch(/[{}]/)
  })
})
