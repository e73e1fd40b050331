import type { QuizConfig, QuizQuestion } from '../quiz.ts'
import { answerOf } from './answer.ts'
import { ratingEnds } from './bounds.ts'

/** What a visitor answered: the id of an option, several, a rating, or text. By the question's id. */
export type QuizResponses = Readonly<Record<string, string | number | readonly string[]>>

/**
 * Score of a quiz: the points of the answers as a share of the best possible, from 0 to 100, never rounded. Points
 * below 0 take others away and the whole ends at 0; a quiz in which no points can be had scores 0.
 * @param responses that checkResponses let pass
 */
export function quizScore(questions: readonly QuizQuestion[], responses: QuizResponses): number {
  let points = 0
  let best = 0
  for (const question of questions) {
    points += pointsOf(question, answerOf(responses, question.id))
    best += bestOf(question)
  }
  return best > 0 ? withoutNoise((100 * Math.max(points, 0)) / best) : 0
}

/** 0.1 + 0.2 points are 0.3: a score that is short but for binary fractions is short, so that it meets the edge it should. */
function withoutNoise(score: number): number {
  const short = Math.round(score * 1e6) / 1e6
  return Math.abs(score - short) < 1e-10 ? short : score
}

/** Most points that one question can give. */
export function bestOf(question: QuizQuestion): number {
  switch (question.type) {
    case 'single-choice':
      return question.options.reduce((best, { score }) => Math.max(best, score.default), 0)
    case 'multiple-choice':
      return question.options.reduce((sum, { score }) => sum + Math.max(score.default, 0), 0)
    case 'rating':
      return question.points
    case 'text':
      return 0
  }
}

/** Points that an answer has, which may be below 0. */
export function pointsOf(question: QuizQuestion, answer: QuizResponses[string] | undefined): number {
  if (answer === undefined || question.type === 'text') return 0
  if (question.type === 'rating') return (question.points * Number(answer)) / ratingEnds({ min: 1, maxRating: question.maxRating }).max
  const chosen = typeof answer === 'object' ? answer : [String(answer)]
  return question.options.reduce((sum, { id, score }) => sum + (chosen.includes(id) ? score.default : 0), 0)
}

/**
 * The outcome of a score. Each begins at its minScore and reaches up to where the next begins, so a score between two
 * ranges belongs to the lower, and one that two ranges have in common to the higher; of two that begin together the
 * one that ends later is the higher. Below all of them it is the lowest. Compared unrounded. null: the quiz has none.
 */
export function quizOutcome<T extends { readonly minScore: number; readonly maxScore: number }>(outcomes: readonly T[], score: number): T | null {
  const ordered = [...outcomes].sort((one, other) => one.minScore - other.minScore || one.maxScore - other.maxScore)
  return ordered.filter(({ minScore }) => minScore <= score).pop() ?? ordered[0] ?? null
}

/** Score and outcome of one run through a quiz. */
export function quizResult({ questions, outcomes }: Pick<QuizConfig, 'questions' | 'outcomes'>, responses: QuizResponses) {
  const score = quizScore(questions, responses)
  return { score, outcome: quizOutcome(outcomes, score) }
}
