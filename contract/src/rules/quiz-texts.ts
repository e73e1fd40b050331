/**
 * What a quiz says by itself. `{}` stands for a number, in the order in which they come. An owner may put other words,
 * or another language, in the place of each.
 */
export const QUIZ_TEXTS = {
  required: 'Please answer this question',
  long: 'Must be at most {} characters',
  optional: 'optional',
  failed: 'Failed to submit quiz. Please try again.',
  later: 'Please wait {} seconds and try again.',
  back: 'Back',
  next: 'Next',
  finish: 'See the result',
  again: 'Start again',
  question: 'Question {} of {}',
  result: 'Your result',
} as const

export type QuizTextKey = keyof typeof QUIZ_TEXTS

/** An owner's words, where there are some; a key that is absent or empty keeps its English default. */
export type QuizTexts = { readonly [K in QuizTextKey]?: string | undefined }

export function quizText(texts: QuizTexts, key: QuizTextKey, ...numbers: readonly number[]): string {
  return numbers.reduce((text: string, number) => text.replace('{}', String(number)), texts[key] || QUIZ_TEXTS[key]).replace(' 1 seconds', ' 1 second')
}
