import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FIELD_TYPES, fieldName } from '@inlay/contract/form-field'
import { nameFrom } from './name-from.ts'
import { PALETTE_GROUPS, searchPalette } from './palette-groups.ts'
import { pastedOptions } from './pasted-options.ts'
import { uniqueName } from './unique-name.ts'
import { withoutStep } from './without-step.ts'

describe('a name', () => {
  it('is made of what was typed', () => {
    expect(nameFrom('Your e-mail?')).toBe('Your_e-mail')
    expect(nameFrom(' 2nd prénom ')).toBe('nd_prenom')
    expect(nameFrom('氏名')).toBe('')
  })

  it('is one that the form takes, whatever was typed, and differs from those taken', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 90 }), fc.stringMatching(/^[a-z_ ]{60,80}$/)), (typed) => {
        const name = nameFrom(typed)
        if (!name) return
        const taken = new Set([name, uniqueName(name, new Set([name]))])
        const next = uniqueName(name, taken)
        expect(fieldName.safeParse(next).success).toBe(true)
        expect(taken.has(next)).toBe(false)
      }),
    )
  })
})

describe('pasted options', () => {
  it('are one a line, without empty ones and doubles', () => {
    expect(pastedOptions('Plates\r\n\n  Bowls \nPlates\nCups', ['Cups'])).toEqual(['Plates', 'Bowls'])
  })

  it('stop at the most that a field may have', () => {
    const many = Array.from({ length: 20_000 }, (_, n) => `Option ${n}`).join('\n')
    expect(pastedOptions(many, ['One'])).toHaveLength(9_999)
  })
})

describe('the palette', () => {
  it('offers each kind once', () => {
    expect(PALETTE_GROUPS.flatMap(({ kinds }) => kinds).sort()).toEqual([...FIELD_TYPES].sort())
  })

  it('is searched by label, kind and other words', () => {
    expect(searchPalette('phone').flatMap(({ kinds }) => kinds)).toEqual(['tel'])
    expect(searchPalette('DROPDOWN').flatMap(({ kinds }) => kinds)).toEqual(['select'])
    expect(searchPalette('date').map(({ label }) => label)).toEqual(['Date'])
    expect(searchPalette('zebra')).toEqual([])
    expect(searchPalette(' ')).toEqual(PALETTE_GROUPS)
  })
})

it('the fields of a step that goes join the one before it, or after the first', () => {
  const steps = [{ title: 'A', fields: ['a'] }, { title: 'B', fields: ['b'] }, { title: 'C', fields: ['c'] }]
  expect(withoutStep(steps, 1)).toEqual([{ title: 'A', fields: ['a', 'b'] }, { title: 'C', fields: ['c'] }])
  expect(withoutStep(steps, 0)).toEqual([{ title: 'B', fields: ['a', 'b'] }, { title: 'C', fields: ['c'] }])
  expect(withoutStep([steps[0]!], 0)).toEqual([steps[0]])
})
