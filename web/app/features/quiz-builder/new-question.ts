import { quizQuestion } from '@inlay/contract/quiz'
import type { QuizQuestion } from '@inlay/contract/quiz'

/** A question with its defaults, and two options where it has any. */
export function newQuestion(type: QuizQuestion['type'], id: string): QuizQuestion {
  const options = [
    { id: 'option-1', text: 'Option 1', score: { default: 0 } },
    { id: 'option-2', text: 'Option 2', score: { default: 10 } },
  ]
  return quizQuestion.parse({ type, id, ...(type.endsWith('choice') && { options }) })
}
