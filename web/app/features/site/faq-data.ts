import type { Question } from './questions.tsx'

/** Questions and answers as search engines read them. */
export const faqData = (questions: readonly Question[]): Record<string, unknown> => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } })),
})
