import type { QuizConfig } from '@inlay/contract/quiz'
import { answerOf } from '@inlay/contract/rules/answer'
import { bestOf, pointsOf, quizResult } from '@inlay/contract/rules/quiz-score'
import type { QuizResponses } from '@inlay/contract/rules/quiz-score'
import { shownScore } from '@inlay/contract/rules/shown-score'

interface ExplainedAnswer {
  readonly id: string
  /** As its visitor read it. */
  readonly question: string
  /** null: not answered. */
  readonly answer: string | null
  readonly points: number
  /** Most points of the question; null: not scored. */
  readonly best: number | null
}

const number = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 2 })

/** How a score came about: each answer with its points, and the sum that the rules make of them. */
export function explainScore(config: Pick<QuizConfig, 'questions' | 'outcomes'>, responses: QuizResponses) {
  const answers = config.questions.map((question, index): ExplainedAnswer => {
    const response = answerOf(responses, question.id)
    const chosen = typeof response === 'object' ? response : [String(response)]
    const texts = 'options' in question ? question.options.filter(({ id }) => chosen.includes(id)).map(({ text }) => text) : chosen
    const of = question.type === 'rating' ? ` of ${question.maxRating}` : ''
    return {
      id: question.id,
      question: question.text.trim() || `Question ${index + 1}`,
      answer: response === undefined || !texts.length ? null : texts.join(', ') + of,
      points: pointsOf(question, response),
      best: question.type === 'text' ? null : bestOf(question),
    }
  })
  const points = answers.reduce((sum, answer) => sum + answer.points, 0)
  const best = answers.reduce((sum, answer) => sum + (answer.best ?? 0), 0)
  const result = quizResult(config, responses)
  return { answers, points, best, formula: formula(points, best, result.score), ...result }
}

function formula(points: number, best: number, score: number): string {
  if (best <= 0) return 'No points can be had, so every score is 0.'
  if (points < 0) return `${number(points)} points are below 0, so the score is 0.`
  return `100 × ${number(points)} of ${number(best)} points = ${shownScore(score)}`
}
