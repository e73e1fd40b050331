import { quizShape } from '@inlay/contract/quiz'
import type { PollResults, QuizResults } from '@inlay/contract/results'
import type { Answer } from '@inlay/contract/rules/answer'
import { bestOf, pointsOf } from '@inlay/contract/rules/quiz-score'
import { columnsOf } from '../submissions/rules.ts'
import type { Asked } from '../submissions/rules.ts'

/** How often each option was chosen: the poll's own first, then those that are gone. @param versions what each version asks, oldest first */
export function pollResults(versions: readonly (readonly Asked[])[], counts: ReadonlyMap<string, number>, people: number): PollResults {
  const now = versions.at(-1)?.[0]
  const texts = columnsOf(versions)[0]?.options ?? new Map<string, string>()
  const ids = new Set([...(now?.options?.keys() ?? []), ...[...texts.keys(), ...counts.keys()].filter((id) => counts.has(id))])
  return { type: 'poll', question: now?.label ?? '', people, options: [...ids].map((id) => ({ id, text: texts.get(id) ?? id, count: counts.get(id) ?? 0 })) }
}

/** One answer to one question, and by how many runs it was given. */
export interface AnswerCount {
  readonly question: string
  readonly answer: Answer
  readonly count: number
}

export interface QuizCounts {
  readonly runs: number
  readonly average: number | null
  readonly scores: readonly number[]
  readonly outcomes: ReadonlyMap<string, number>
  readonly of_runs: number
  readonly answers: readonly AnswerCount[]
}

/** Averages by the points that answers have now. What answers no question any more is left out. */
export function quizResults(config: unknown, { outcomes, answers, scores, ...counts }: QuizCounts): QuizResults {
  const quiz = quizShape.safeParse(config).data
  const titles = new Set([...(quiz?.outcomes ?? []).map(({ title }) => title), ...outcomes.keys()])
  return {
    type: 'quiz',
    ...counts,
    scores: [...scores],
    outcomes: [...titles].map((title) => ({ title, count: outcomes.get(title) ?? 0 })),
    questions: (quiz?.questions ?? []).map((question) => {
      const given = answers.filter((one) => one.question === question.id)
      const all = given.reduce((sum, { count }) => sum + count, 0)
      const points = given.reduce((sum, { answer, count }) => sum + count * pointsOf(question, answer as string), 0)
      const scored = question.type !== 'text'
      return { id: question.id, text: question.text, answers: all, average: scored && all ? points / all : null, best: scored ? bestOf(question) : null }
    }),
  }
}
