import type { QuizQuestion } from '@inlay/contract/quiz'
import { ratingEnds } from '@inlay/contract/rules/bounds'
import { bestOf } from '@inlay/contract/rules/quiz-score'

/** Points with the share of answers that give them; the shares add up to 1. */
type Shares = Map<number, number>

/** From so many different sums on, near ones are taken together: the picture stays, and a large quiz costs no more. */
const SUMS_MAX = 500
const ONE_QUESTION_MAX = 32

const exact = (points: number) => Math.round(points * 1e6) / 1e6

/** A score from 0 to 100 that answers can lead to, and the share of all ways to answer that do. */
export interface ReachableScore {
  readonly score: number
  readonly share: number
}

/** Every score that can be reached, the lowest first; each answer to a question counts as likely as the others. */
export function reachableScores(questions: readonly QuizQuestion[]): ReachableScore[] {
  const best = questions.reduce((sum, question) => sum + bestOf(question), 0)
  if (best <= 0) return [{ score: 0, share: 1 }]
  let sums: Shares = new Map([[0, 1]])
  for (const question of questions) sums = fewer(together(sums, fewer(pointsOf(question), ONE_QUESTION_MAX)), SUMS_MAX)
  const scores: Shares = new Map()
  for (const [points, share] of sums) add(scores, exact((100 * Math.max(points, 0)) / best), share)
  return [...scores].map(([score, share]) => ({ score, share })).sort((a, b) => a.score - b.score)
}

function pointsOf(question: QuizQuestion): Shares {
  if (question.type === 'text') return new Map([[0, 1]])
  if (question.type === 'multiple-choice') return pointsOfSeveral(question)
  const all = question.type === 'rating' ? pointsOfRatings(question) : question.options.map(({ score }) => score.default)
  if (!question.required || !all.length) all.push(0)
  const shares: Shares = new Map()
  for (const points of all) add(shares, points, 1 / all.length)
  return shares
}

function pointsOfRatings({ points, maxRating }: Extract<QuizQuestion, { type: 'rating' }>): number[] {
  const { max } = ratingEnds({ min: 1, maxRating })
  return Array.from({ length: max }, (_, step) => exact((points * (step + 1)) / max))
}

function pointsOfSeveral({ options, required }: Extract<QuizQuestion, { type: 'multiple-choice' }>): Shares {
  let shares: Shares = new Map([[0, 1]])
  for (const { score } of options) shares = fewer(together(shares, score.default === 0 ? new Map([[0, 1]]) : new Map([[0, 0.5], [score.default, 0.5]])), SUMS_MAX)
  // To choose nothing is one way of all, and none where an answer is required.
  const nothing = required && options.length ? 0.5 ** options.length : 0
  if (nothing) {
    const rest = (shares.get(0) ?? 0) - nothing
    if (rest > 1e-12) shares.set(0, rest)
    else shares.delete(0)
    for (const [points, share] of shares) shares.set(points, share / (1 - nothing))
  }
  return shares
}

function together(one: Shares, other: Shares): Shares {
  const sums: Shares = new Map()
  for (const [points, share] of one) for (const [more, of] of other) add(sums, exact(points + more), share * of)
  return sums
}

function fewer(shares: Shares, most: number): Shares {
  if (shares.size <= most) return shares
  const [low, high] = [Math.min(...shares.keys()), Math.max(...shares.keys())]
  const step = (high - low) / (most - 1)
  const merged: Shares = new Map()
  for (const [points, share] of shares) add(merged, exact(low + Math.round((points - low) / step) * step), share)
  return merged
}

function add(shares: Shares, points: number, share: number): void {
  shares.set(points, (shares.get(points) ?? 0) + share)
}
