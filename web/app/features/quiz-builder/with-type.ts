import type { QuizQuestion } from '@inlay/contract/quiz'
import { newQuestion } from './new-question.ts'

/** The question as one of another kind: its words stay, and its options where the other kind has some too. */
export function withType(question: QuizQuestion, type: QuizQuestion['type']): QuizQuestion {
  const { text, required } = question
  const made = { ...newQuestion(type, question.id), text, required }
  return 'options' in made && 'options' in question ? { ...made, options: question.options } : made
}
