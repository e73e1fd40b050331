import fc from 'fast-check'
import { expect, it } from 'vitest'
import { conversion } from './conversion.ts'

const counts = { view: 200, component_interaction: 40, click: 10, submit: 5 }

it('conversion tells the shares of what was viewed', () => {
  expect(conversion(counts)).toEqual({ views: 200, interactions: 50, submissions: 5, interactionRate: 25, submissionRate: 2.5 })
})

it('where nothing was viewed there is no rate', () => {
  expect(conversion({ ...counts, view: 0 })).toMatchObject({ interactionRate: null, submissionRate: null })
})

it('no rate is above 100 or below 0', () => {
  const count = fc.nat({ max: 1_000_000 })
  fc.assert(
    fc.property(fc.record({ view: count, component_interaction: count, click: count, submit: count }), (any) => {
      const { interactionRate, submissionRate } = conversion(any)
      for (const rate of [interactionRate, submissionRate]) {
        if (any.view === 0) expect(rate).toBeNull()
        else expect(rate! >= 0 && rate! <= 100).toBe(true)
      }
    }),
  )
})
