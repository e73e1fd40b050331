import type { QuizQuestion } from '@inlay/contract/quiz'

/** The kinds of questions as an owner reads them. */
export const QUESTION_TYPES: { readonly [T in QuizQuestion['type']]: string } = {
  'single-choice': 'Single choice',
  'multiple-choice': 'Multiple choice',
  rating: 'Rating',
  text: 'Text',
}
