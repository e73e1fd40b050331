import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outcomeFlaws } from './outcome-flaws.ts'
import { quizOutcome } from './quiz-score.ts'

const ranges = (...ends: [number, number][]) => ends.map(([minScore, maxScore]) => ({ minScore, maxScore }))

describe('flaws of outcomes (C15)', () => {
  it.each<[string, [number, number][], object[]]>([
    ['none where ranges share their ends', [[0, 50], [50, 100]], []],
    ['none where one has everything', [[0, 100]], []],
    ['none, whatever their order', [[70, 100], [0, 40], [40, 70]], []],
    ['a gap between 66 and 67, since scores are not rounded', [[0, 66], [67, 100]], [{ kind: 'gap', from: 66, to: 67 }]],
    ['a gap below and above', [[20, 80]], [{ kind: 'gap', from: 0, to: 20 }, { kind: 'gap', from: 80, to: 100 }]],
    ['an overlap', [[0, 60], [50, 100]], [{ kind: 'overlap', from: 50, to: 60 }]],
    ['an overlap of one inside of another', [[0, 100], [20, 30]], [{ kind: 'overlap', from: 20, to: 30 }]],
    ['an overlap of the same range twice', [[0, 100], [0, 100]], [{ kind: 'overlap', from: 0, to: 100 }]],
    ['an overlap of two that begin together, also where one is a point', [[0, 50], [50, 50], [50, 100]], [{ kind: 'overlap', from: 50, to: 50 }]],
    ['gaps and overlaps together', [[10, 40], [30, 60], [80, 100]], [{ kind: 'gap', from: 0, to: 10 }, { kind: 'overlap', from: 30, to: 40 }, { kind: 'gap', from: 60, to: 80 }]],
    ['none without outcomes, which is no flaw of theirs', [], []],
  ])('%s', (_what, ends, flaws) => {
    expect(outcomeFlaws(ranges(...ends))).toEqual(flaws)
  })

  const outcomes = fc.array(fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })).map(([a, b]) => ({ minScore: Math.min(a, b), maxScore: Math.max(a, b) })), { minLength: 1, maxLength: 6 })
  const scores = fc.double({ min: 0, max: 100, noNaN: true })

  it('name a gap exactly where no outcome has the score', () => {
    fc.assert(
      fc.property(outcomes, fc.integer({ min: 0, max: 99 }).map((whole) => whole + 0.5), (some, score) => {
        const gap = outcomeFlaws(some).some(({ kind, from, to }) => kind === 'gap' && from < score && score < to)
        const had = some.some(({ minScore, maxScore }) => minScore <= score && score <= maxScore)
        expect(gap).toBe(!had)
      }),
      { numRuns: 1000 },
    )
  })

  it('being none, every score gets an outcome whose range it lies in', () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 5 })
    fc.assert(
      fc.property(cuts, scores, (inner, score) => {
        const ends = [0, ...inner.sort((a, b) => a - b), 100]
        const some = ranges(...ends.slice(1).map((end, index) => [ends[index]!, end] as [number, number])).reverse()
        expect(outcomeFlaws(some)).toEqual([])
        const found = quizOutcome(some, score)!
        expect(found.minScore <= score && score <= found.maxScore).toBe(true)
      }),
    )
  })
})
