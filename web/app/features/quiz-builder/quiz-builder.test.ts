import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quizQuestion } from '@inlay/contract/quiz'
import type { Outcome, QuizQuestion } from '@inlay/contract/quiz'
import { outcomeFlaws } from '@inlay/contract/rules/outcome-flaws'
import { addOutcome } from './add-outcome.ts'
import { explainScore } from './explain-score.ts'
import { flawText } from './flaw-text.ts'
import { gripsOf, moveGrip } from './grips.ts'
import { lineStretches } from './line-stretches.ts'
import { outcomeShares } from './outcome-shares.ts'
import { pastedOptions } from './pasted-options.ts'
import { reachableScores } from './reachable-scores.ts'
import { removeOutcome } from './remove-outcome.ts'
import { restoreOutcome } from './restore-outcome.ts'
import { scoreBars } from './score-bars.ts'
import { withType } from './with-type.ts'

const choice = (type: 'single-choice' | 'multiple-choice', id: string, points: number[], required = true): QuizQuestion =>
  quizQuestion.parse({ type, id, required, options: points.map((point, n) => ({ id: `o${n}`, text: `Option ${n}`, score: { default: point } })) })
const rating = (id: string, points: number, maxRating = 5) => quizQuestion.parse({ type: 'rating', id, points, maxRating })
const range = (id: string, minScore: number, maxScore: number): Outcome => ({ id, title: id, description: '', minScore, maxScore })
const scores = (...questions: QuizQuestion[]) => reachableScores(questions).map(({ score, share }) => [score, Math.round(share * 1e4) / 1e4])

describe('the scores that can be reached', () => {
  it('are those of every way to answer, each with its share', () => {
    expect(scores(choice('single-choice', 'a', [0, 10]), choice('single-choice', 'b', [0, 10]))).toEqual([[0, 0.25], [50, 0.5], [100, 0.25]])
    expect(scores(choice('multiple-choice', 'a', [10, 10], false))).toEqual([[0, 0.25], [50, 0.5], [100, 0.25]])
    expect(scores(rating('r', 4, 4))).toEqual([[25, 0.25], [50, 0.25], [75, 0.25], [100, 0.25]])
  })

  it('leave out the choice of nothing where an answer is required, and count it where none is', () => {
    expect(scores(choice('multiple-choice', 'a', [10, 10]))).toEqual([[50, 0.6667], [100, 0.3333]])
    expect(scores(choice('single-choice', 'a', [10], false))).toEqual([[0, 0.5], [100, 0.5]])
  })

  it('end at 0 where points are below it, and are 0 where none can be had (C15)', () => {
    expect(scores(choice('single-choice', 'a', [-50, 10]))).toEqual([[0, 0.5], [100, 0.5]])
    expect(scores(choice('single-choice', 'a', [0, -5]))).toEqual([[0, 1]])
    expect(scores()).toEqual([[0, 1]])
  })

  it('add up to all ways to answer, however many they are', () => {
    const points = fc.array(fc.integer({ min: -1_000, max: 1_000 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(fc.array(fc.tuple(points, fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 30 }), (made) => {
        const questions = made.map(([some, several, required], n) => choice(several ? 'multiple-choice' : 'single-choice', `q${n}`, some, required))
        const reachable = reachableScores(questions)
        expect(scoreBars(reachable).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6)
        expect(reachable.every(({ score }) => score >= 0 && score <= 100.001)).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('tell which outcome nobody can get', () => {
    const outcomes = [range('low', 0, 40), range('middle', 40, 45), range('high', 45, 100)]
    const shares = outcomeShares(outcomes, reachableScores([choice('single-choice', 'a', [0, 5, 10])]))
    expect([...shares].map(([id, share]) => [id, Math.round(share * 3)])).toEqual([['low', 1], ['middle', 0], ['high', 2]])
  })
})

describe('the line of outcomes', () => {
  it('shows gaps and overlaps between ranges', () => {
    expect(lineStretches([range('a', 0, 66), range('b', 67, 100)]).map(({ from, to, of }) => [from, to, of.length])).toEqual([[0, 66, 1], [66, 67, 0], [67, 100, 1]])
    expect(lineStretches([range('a', 0, 60), range('b', 50, 100)]).map(({ from, to, of }) => [from, to, of.length])).toEqual([[0, 50, 1], [50, 60, 2], [60, 100, 1]])
    expect(lineStretches([])).toEqual([{ from: 0, to: 100, of: [] }])
  })

  it('has one grip where two meet, which moves both and passes neither', () => {
    const outcomes = [range('a', 0, 40), range('b', 40, 70), range('c', 70, 100)]
    const [first, second] = gripsOf(outcomes)
    expect([first?.at, second?.at]).toEqual([40, 70])
    expect(moveGrip(outcomes, first!, 55.4).map(({ minScore, maxScore }) => [minScore, maxScore])).toEqual([[0, 55], [55, 70], [70, 100]])
    expect(moveGrip(outcomes, first!, 90).map(({ minScore, maxScore }) => [minScore, maxScore])).toEqual([[0, 70], [70, 70], [70, 100]])
    expect(gripsOf([range('a', 0, 40), range('b', 50, 100)]).map(({ at }) => at)).toEqual([40, 50])
  })

  it('stays without a gap or an overlap when outcomes are added and removed', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 12 }), (steps) => {
        let outcomes: Outcome[] = addOutcome([], 'outcome-1')
        for (const step of steps) {
          outcomes = step % 3 && outcomes.length < 6 ? addOutcome(outcomes, `outcome-${step}-${outcomes.length}-${outcomes.map(({ id }) => id).join('').length}`) : outcomes.length > 1 ? removeOutcome(outcomes, outcomes[step % outcomes.length]!.id) : outcomes
          expect(outcomeFlaws(outcomes)).toEqual([])
        }
      }),
    )
  })

  it('brings a removed outcome back with its range, and leaves what was changed meanwhile', () => {
    const before = [range('a', 0, 40), range('b', 40, 70), range('c', 70, 100)]
    const after = removeOutcome(before, 'b')
    expect(restoreOutcome(after, before, 'b')).toEqual(before)
    const renamed = after.map((outcome) => (outcome.id === 'a' ? { ...outcome, title: 'Renamed', maxScore: 60 } : outcome))
    expect(restoreOutcome(renamed, before, 'b')).toEqual([{ ...before[0], title: 'Renamed', maxScore: 60 }, before[1], before[2]])
    expect(restoreOutcome(before, before, 'b')).toEqual(before)
  })

  it('takes a new outcome into the widest gap', () => {
    expect(addOutcome([range('a', 0, 30), range('b', 50, 100)], 'new').at(-1)).toMatchObject({ id: 'new', minScore: 30, maxScore: 50 })
  })

  it('says what happens in a gap and in an overlap', () => {
    expect(flawText(outcomeFlaws([range('a', 0, 66), range('b', 67, 100)]))).toBe('A gap from 66 to 67: scores in it get the outcome below, or the lowest.')
    expect(flawText(outcomeFlaws([range('a', 0, 60), range('b', 50, 90)]))).toBe('An overlap from 50 to 60: scores in it get the higher outcome. And 1 more.')
    expect(flawText(outcomeFlaws([range('a', 0, 100)]))).toBeNull()
  })
})

describe('the score explained', () => {
  const config = { questions: [choice('single-choice', 'a', [0, 10]), rating('r', 10, 4), quizQuestion.parse({ type: 'text', id: 't', text: 'Why?' })], outcomes: [range('low', 0, 50), range('high', 50, 100)] }

  it('has the points of each answer, the best possible and the sum', () => {
    const explained = explainScore(config, { a: 'o1', r: 3, t: 'So' })
    expect(explained.answers.map(({ answer, points, best }) => [answer, points, best])).toEqual([['Option 1', 10, 10], ['3 of 4', 7.5, 10], ['So', 0, null]])
    expect(explained).toMatchObject({ score: 87.5, formula: '100 × 17.5 of 20 points = 87.5', outcome: { id: 'high' } })
  })

  it('says why a total below 0, and a quiz without points, score 0', () => {
    expect(explainScore({ questions: [choice('single-choice', 'a', [-5, 10])], outcomes: [] }, { a: 'o0' })).toMatchObject({ score: 0, outcome: null, formula: '-5 points are below 0, so the score is 0.' })
    expect(explainScore({ questions: [choice('single-choice', 'a', [0])], outcomes: [] }, {})).toMatchObject({ score: 0, formula: 'No points can be had, so every score is 0.' })
  })
})

it('pasted lines are options, with the score of a spreadsheet’s last column', () => {
  expect(pastedOptions('One\r\n\n Two \nThree, or more\t15\nFour\t-5\nFive\tx')).toEqual([
    { text: 'One', points: 0 }, { text: 'Two', points: 0 }, { text: 'Three, or more', points: 15 }, { text: 'Four', points: -5 }, { text: 'Five\tx', points: 0 },
  ])
})

it('a question of another kind keeps its words, and its options where it has some', () => {
  const asked = { ...choice('single-choice', 'a', [1, 2]), text: 'Which?', required: false }
  expect(withType(asked, 'multiple-choice')).toEqual({ ...asked, type: 'multiple-choice' })
  expect(withType(withType(asked, 'rating'), 'single-choice')).toMatchObject({ text: 'Which?', required: false, options: [{ text: 'Option 1' }, { text: 'Option 2' }] })
})
