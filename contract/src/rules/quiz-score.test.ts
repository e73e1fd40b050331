import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quizQuestion } from '../quiz.ts'
import type { QuizQuestion } from '../quiz.ts'
import { bestOf, quizOutcome, quizResult, quizScore } from './quiz-score.ts'
import type { QuizResponses } from './quiz-score.ts'

const choice = (type: 'single-choice' | 'multiple-choice', id: string, ...points: number[]): QuizQuestion =>
  quizQuestion.parse({ type, id, options: points.map((point, index) => ({ id: `o${index}`, text: `Option ${index}`, score: { default: point } })) })
const rating = (id: string, points: number, maxRating = 5): QuizQuestion => quizQuestion.parse({ type: 'rating', id, points, maxRating })
const text = (id: string): QuizQuestion => quizQuestion.parse({ type: 'text', id })
const thirds = [choice('single-choice', 'a', 0, 1), choice('single-choice', 'b', 0, 1), choice('single-choice', 'c', 0, 1)]

describe('the score of a quiz (C15)', () => {
  it.each<[string, QuizQuestion[], QuizResponses, number]>([
    ['is the share of the best points, not rounded', thirds, { a: 'o1', b: 'o1', c: 'o0' }, 200 / 3],
    ['is 100 for the best answers', thirds, { a: 'o1', b: 'o1', c: 'o1' }, 100],
    ['is 0 for none', thirds, {}, 0],
    ['keeps half points', [rating('r', 4.5, 9), rating('s', 0.5, 2)], { r: 9, s: 1 }, 95],
    ['keeps the half point of every answer', Array.from({ length: 9 }, (_, index) => rating(`r${index}`, 0.5, 2)), Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`r${index}`, 1])), 50],
    ['adds up what was chosen of several', [choice('multiple-choice', 'm', 1, 2, 3)], { m: ['o0', 'o2'] }, 400 / 6],
    ['takes points below 0 away', [choice('multiple-choice', 'm', 10, -4)], { m: ['o0', 'o1'] }, 60],
    ['ends at 0', [choice('single-choice', 'a', 10, -50)], { a: 'o1' }, 0],
    ['is 0 where no points can be had', [choice('single-choice', 'a', 0, -5), text('t')], { a: 'o0', t: 'x' }, 0],
    ['is 0 without questions', [], {}, 0],
    ['counts a rating by its share', [rating('r', 10, 5)], { r: 2 }, 40],
    ['does not count text', [choice('single-choice', 'a', 0, 10), text('t')], { a: 'o1', t: 'x' }, 100],
    ['takes nothing that objects have by themselves for an answer', [choice('single-choice', 'constructor', 5)], {}, 0],
    ['is exact where binary fractions are not', [rating('r', 0.1, 2), rating('s', 0.2, 2), rating('t', 0.3, 2)], { r: 2, s: 2 }, 50],
    ['is 100 where a scale that cannot be is drawn mended', [rating('r', 7, 1)], { r: 2 }, 100],
  ])('%s', (_what, questions, responses, score) => {
    expect(quizScore(questions, responses)).toBe(score)
  })

  const points = fc.integer({ min: -1_000, max: 1_000 })
  const quizzes = fc
    .array(
      fc.oneof(
        fc.array(points, { minLength: 1, maxLength: 6 }).map((some) => (id: string) => choice('single-choice', id, ...some)),
        fc.array(points, { minLength: 1, maxLength: 6 }).map((some) => (id: string) => choice('multiple-choice', id, ...some)),
        fc.tuple(fc.double({ min: 0, max: 1_000, noNaN: true }), fc.integer({ min: 2, max: 10 })).map(([most, stars]) => (id: string) => rating(id, most, stars)),
        fc.constant(text),
      ),
      { maxLength: 8 },
    )
    .map((makers) => makers.map((make, index) => make(`q${index}`)))

  const bestAnswer = (question: QuizQuestion): QuizResponses[string] => {
    if (question.type === 'text') return 'text'
    if (question.type === 'rating') return question.maxRating
    const good = question.options.filter(({ score }) => score.default > 0).map(({ id }) => id)
    const most = Math.max(0, ...question.options.map(({ score }) => score.default))
    return question.type === 'multiple-choice' ? good : (question.options.find(({ score }) => score.default === most)?.id ?? 'none')
  }

  it('lies from 0 to 100, and the best answers reach exactly 100', () => {
    fc.assert(
      fc.property(quizzes, fc.array(fc.nat()), (questions, picks) => {
        const some = Object.fromEntries(
          questions.map((question, index): [string, QuizResponses[string]] => {
            const pick = picks[index] ?? 0
            if (question.type === 'text') return [question.id, 'x']
            if (question.type === 'rating') return [question.id, 1 + (pick % question.maxRating)]
            const { id } = question.options[pick % question.options.length]!
            return [question.id, question.type === 'single-choice' ? id : [id]]
          }),
        )
        const score = quizScore(questions, some)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
        const best = Object.fromEntries(questions.map((question) => [question.id, bestAnswer(question)]))
        expect(quizScore(questions, best)).toBe(questions.some((question) => bestOf(question) > 0) ? 100 : 0)
      }),
      { numRuns: 500 },
    )
  })

  it('is the same whichever way the answers came', () => {
    fc.assert(
      fc.property(fc.array(points, { minLength: 2, maxLength: 8 }), fc.nat(), (some, seed) => {
        const question = choice('multiple-choice', 'm', ...some)
        const all = some.map((_, index) => `o${index}`).filter((_, index) => (seed >> index) % 2 === 0)
        expect(quizScore([question], { m: all })).toBe(quizScore([question], { m: [...all].reverse() }))
      }),
    )
  })
})

describe('the outcome of a score', () => {
  const low = { minScore: 0, maxScore: 50 }
  const high = { minScore: 50, maxScore: 100 }

  it.each([
    ['the lower below their shared end', [low, high], 49.999, low],
    ['the higher at their shared end', [low, high], 50, high],
    ['the higher, whatever their order', [high, low], 50, high],
    ['the lower in a gap, up to where the next begins', [{ minScore: 0, maxScore: 66 }, { minScore: 67, maxScore: 100 }], 200 / 3, { minScore: 0, maxScore: 66 }],
    ['the higher in an overlap', [{ minScore: 0, maxScore: 60 }, high], 55, high],
    ['the lowest below all', [{ minScore: 30, maxScore: 60 }, { minScore: 10, maxScore: 20 }], 5, { minScore: 10, maxScore: 20 }],
    ['the highest above all', [low], 99, low],
    ['the one that ends later, of two that begin together', [high, { minScore: 50, maxScore: 50 }, low], 80, high],
  ])('is %s', (_what, outcomes, score, right) => {
    expect(quizOutcome(outcomes, score)).toEqual(right)
  })

  it('is none where there are none', () => {
    expect(quizOutcome([], 50)).toBeNull()
  })

  it('is compared unrounded: two of three is not 67', () => {
    const outcomes = [{ id: 'a', title: '', description: '', minScore: 0, maxScore: 67 }, { id: 'b', title: '', description: '', minScore: 67, maxScore: 100 }]
    expect(quizResult({ questions: thirds, outcomes }, { a: 'o1', b: 'o1' })).toEqual({ score: 200 / 3, outcome: outcomes[0] })
  })
})
