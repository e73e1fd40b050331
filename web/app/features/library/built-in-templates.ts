import { DEFAULT_POLL } from '@inlay/contract/poll'
import { DEFAULT_QUIZ } from '@inlay/contract/quiz'
import type { Template } from './template.ts'

/** Slug of the category that has them. */
export const BUILT_IN_CATEGORY = 'acquisition-forms'

/** Two ways to begin that every library has, whatever its templates. */
export const BUILT_IN_TEMPLATES: readonly Template[] = [
  {
    id: 'interactive-quiz', type: 'quiz', name: 'Interactive Quiz', config: DEFAULT_QUIZ, drawn: DEFAULT_QUIZ, picture: null,
    description: 'Questions whose answers have points, and an outcome for each range of scores.',
  },
  {
    id: 'poll', type: 'poll', name: 'Poll / Micro-Survey', config: DEFAULT_POLL, drawn: DEFAULT_POLL, picture: null,
    description: 'One question with a few answers. Whoever has answered sees what the others think.',
  },
]
