import { useMemo } from 'react'
import type { QuizQuestion } from '@inlay/contract/quiz'

/** The questions without their words: the same object for as long as nothing changes that a score comes from. */
export function usePoints(questions: readonly QuizQuestion[]): readonly QuizQuestion[] {
  const points = JSON.stringify(questions.map((question) => ({ ...question, text: '', ...('options' in question && { options: question.options.map(({ score }) => ({ score })) }) })))
  return useMemo(() => JSON.parse(points) as QuizQuestion[], [points])
}
