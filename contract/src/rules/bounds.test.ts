import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bounds, nearest, onStep, ratingEnds } from './bounds.ts'
import type { Bounds } from './bounds.ts'

const anything = fc.double({ noNaN: true, noDefaultInfinity: true })
const decimal = fc.tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 0, max: 3 })).map(([n, places]) => Number(`${n}e-${places}`))
const limits = fc.record({ min: fc.oneof(decimal, anything), max: fc.oneof(decimal, anything), step: fc.oneof(decimal, anything) })

/** Limits as a person would set them. */
const sensible = fc
  .tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 1e4 }), fc.integer({ min: 1, max: 200 }), fc.integer({ min: 0, max: 3 }))
  .map(([low, step, places, decimals]) => ({ min: Number(`${low}e-${decimals}`), max: Number(`${low + step * places}e-${decimals}`), step: Number(`${step}e-${decimals}`), places, decimals, low, wide: step }))

describe('limits of a slider', () => {
  it.each<[string, Bounds, Bounds]>([
    ['that make sense stay', { min: 0, max: 10, step: 1 }, { min: 0, max: 10, step: 1 }],
    ['below zero stay', { min: -10, max: 0, step: 1 }, { min: -10, max: 0, step: 1 }],
    ['between fractions stay', { min: 0.1, max: 0.3, step: 0.05 }, { min: 0.1, max: 0.3, step: 0.05 }],
    ['that a step does not part evenly stay', { min: 0, max: 10, step: 3 }, { min: 0, max: 10, step: 3 }],
    ['that are equal come one apart', { min: 5, max: 5, step: 1 }, { min: 5, max: 6, step: 1 }],
    ['that are equal come one apart, however long their step', { min: 5, max: 5, step: 3 }, { min: 5, max: 6, step: 1 }],
    ['that are zero come one apart', { min: 0, max: 0, step: 0 }, { min: 0, max: 1, step: 1 }],
    ['that are the wrong way round are exchanged', { min: 10, max: 0, step: 2 }, { min: 0, max: 10, step: 2 }],
    ['without a step get one of 1', { min: 0, max: 10, step: 0 }, { min: 0, max: 10, step: 1 }],
    ['with a step backwards get one of 1', { min: 0, max: 10, step: -2 }, { min: 0, max: 10, step: 1 }],
    ['with a step beyond them get one across', { min: 0, max: 10, step: 25 }, { min: 0, max: 10, step: 10 }],
    ['closer than their step get one across', { min: 0, max: 0.5, step: 0 }, { min: 0, max: 0.5, step: 0.5 }],
  ])('%s', (_what, stored, drawn) => {
    expect(bounds(stored)).toEqual(drawn)
  })

  it('can be drawn, whatever is stored, and are not mended twice', () => {
    fc.assert(
      fc.property(limits, (stored) => {
        const drawn = bounds(stored)
        expect(drawn.max).toBeGreaterThan(drawn.min)
        expect(drawn.step).toBeGreaterThan(0)
        expect(drawn.step).toBeLessThanOrEqual(drawn.max - drawn.min + 1e-9)
        expect(Number.isFinite(drawn.min) && Number.isFinite(drawn.max)).toBe(true)
        expect(bounds(drawn)).toEqual(drawn)
      }),
      { numRuns: 2000 },
    )
  })

  it('stay as they are where a person would set them', () => {
    fc.assert(fc.property(sensible, ({ min, max, step }) => void expect(bounds({ min, max, step })).toEqual({ min, max, step })))
  })
})

describe('the nearest value', () => {
  it.each([
    [5, { min: 0, max: 10, step: 1 }, 5],
    [4.6, { min: 0, max: 10, step: 1 }, 5],
    [-3, { min: 0, max: 10, step: 1 }, 0],
    [99, { min: 0, max: 10, step: 1 }, 10],
    [99, { min: 0, max: 10, step: 3 }, 9],
    [0.31, { min: 0, max: 1, step: 0.1 }, 0.3],
    [0.1, { min: -10, max: 10, step: 0.1 }, 0.1],
    [0, { min: -10, max: 0, step: 1 }, 0],
    [7, { min: 5, max: 6, step: 1 }, 6],
  ])('to %d within %j is %d', (value, drawn, right) => {
    expect(nearest(value, drawn)).toBe(right)
  })

  it('is a place of the slider, whatever is stored, and its own nearest', () => {
    fc.assert(
      fc.property(anything, limits, (value, stored) => {
        const drawn = bounds(stored)
        const found = nearest(value, drawn)
        expect(Number.isFinite(found)).toBe(true)
        expect(found).toBeGreaterThanOrEqual(drawn.min)
        expect(found).toBeLessThanOrEqual(drawn.max)
        expect(onStep(found, drawn.min, drawn.step)).toBe(true)
        expect(onStep(nearest(found, drawn), drawn.min, drawn.step)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('is written with no more decimals than the limits have', () => {
    fc.assert(
      fc.property(sensible, fc.integer({ min: 0, max: 200 }), ({ places, decimals, low, wide, ...drawn }, place) => {
        const right = Number(`${low + wide * Math.min(place, places)}e-${decimals}`)
        expect(nearest(right, drawn)).toBe(right)
      }),
    )
  })
})

describe('a value', () => {
  it('on a step is on it, however binary fractions fall', () => {
    fc.assert(
      fc.property(sensible, fc.integer({ min: 0, max: 200 }), ({ low, wide, decimals, min, step }, place) => {
        expect(onStep(Number(`${low + wide * place}e-${decimals}`), min, step)).toBe(true)
      }),
    )
    for (const [value, min, step] of [[0.3, 0, 0.1], [1.1, 0.1, 0.1], [123456789012.3, 0, 0.1], [10000000000.1, 10000000000, 0.1], [9007199254740991, 0, 1]] as const) expect(onStep(value, min, step)).toBe(true)
  })

  it('between two steps is not', () => {
    fc.assert(
      fc.property(sensible, fc.integer({ min: 0, max: 200 }), ({ min, step }, place) => {
        expect(onStep(min + (place + 0.5) * step, min, step)).toBe(false)
      }),
    )
    for (const [value, min, step] of [[0.35, 0, 0.1], [1e9 + 0.5, 0, 1], [4.999, 0, 1], [5, 0, 3], [0.5, 0, 1]] as const) expect(onStep(value, min, step)).toBe(false)
  })
})

describe('the ends of a rating', () => {
  it.each([
    [1, 5, 1, 5],
    [0, 10, 0, 10],
    [1, 0, 1, 2],
    [1, 1, 1, 2],
    [1, -3, 1, 2],
    [1, 11, 1, 10],
    [1, 1e300, 1, 10],
    [1, 3.4, 1, 3],
    [7, 5, 1, 5],
    [-0, 5, 0, 5],
  ])('from %d to %d are drawn from %d to %d', (min, maxRating, low, high) => {
    const ends = ratingEnds({ min, maxRating })
    expect(ends).toEqual({ min: low, max: high })
    expect(ratingEnds({ min: ends.min, maxRating: ends.max })).toEqual(ends)
  })
})
