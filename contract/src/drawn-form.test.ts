import { describe, expect, it } from 'vitest'
import { drawnForm } from './drawn-form.ts'
import { formContentShape } from './form.ts'
import { ICONS } from './icons.ts'

const drawn = (...fields: object[]) => drawnForm(formContentShape.parse({ fields }))
const [YES, THEN] = [{ type: 'toggle', name: 'yes', value: true }, { type: 'text', name: 'then', showIf: { field: 'yes', value: true } }]

const BAR = { type: 'progress', name: 'bar' }

describe('a form as it is drawn first', () => {
  it('names what its own values hide, and what depends on that', () => {
    expect(drawn(YES, THEN)).not.toHaveProperty('hidden')
    expect(drawn({ ...YES, value: false }, THEN)).toHaveProperty('hidden', ['then'])
    const chain = ['b', 'c'].map((name, index) => ({ type: 'radio', name, options: ['on'], showIf: { field: 'ab'[index], value: 'on' } }))
    expect(drawn({ type: 'radio', name: 'a', options: ['on'] }, ...chain)).toHaveProperty('hidden', ['b', 'c'])
  })

  it('says how much of it is filled in by its own values', () => {
    expect(drawn(BAR, { type: 'text', name: 'a' })).not.toHaveProperty('percent')
    expect(drawn(BAR, { type: 'text', name: 'a', value: 'x' }, { type: 'text', name: 'b' })).toHaveProperty('percent', 50)
    expect(drawn({ type: 'text', name: 'a', value: 'x' }), 'nothing shows it').not.toHaveProperty('percent')
    expect(drawn({ type: 'range', name: 'a' }, { type: 'colorpicker', name: 'b' }, BAR)).toHaveProperty('percent', 100)
    expect(drawn(BAR, { type: 'email', name: 'a', value: 'no address' }), 'a wrong value is none').not.toHaveProperty('percent')
  })

  it('has limits that can be drawn, whatever is stored', () => {
    expect(drawn({ type: 'range', name: 'a', min: 5, max: 5, step: 0, value: 99 }).fields[0]).toMatchObject({ min: 5, max: 6, step: 1, value: 6 })
    expect(drawn({ type: 'rating', name: 'a', min: 3, maxRating: 99 }).fields[0]).toMatchObject({ min: 1, maxRating: 10 })
    expect(drawn({ type: 'spacer', name: 'a', height: -5 }).fields[0]).toMatchObject({ height: 0 })
    expect(drawn({ type: 'spacer', name: 'a', height: 9e9 }).fields[0]).toMatchObject({ height: 400 })
  })

  it('names what a browser is to offer, and has icons as drawings', () => {
    expect(drawn({ type: 'file', name: 'a', accept: ['image', 'pdf'] }).fields[0]).toHaveProperty('accept', ['image/*', '.pdf'])
    expect(drawn({ type: 'file', name: 'a' }).fields[0]).toHaveProperty('accept', [])
    expect(drawn({ type: 'icon', name: 'a', icon: 'truck' }).fields[0]).toHaveProperty('icon', ICONS.truck)
  })

  it('leaves all else as it is stored', () => {
    const { notifications, ...content } = formContentShape.parse({ fields: [YES, THEN], texts: { next: 'Weiter' } })
    expect(drawnForm({ ...content, notifications })).toMatchObject(content)
  })
})
