import * as z from 'zod'
import { notifications } from './notifications.ts'
import { ownWords } from './own-words.ts'
import { optionId, refuseSameIds } from './poll.ts'
import { QUIZ_TEXTS } from './rules/quiz-texts.ts'
import type { QuizTextKey } from './rules/quiz-texts.ts'
import { quizStyling, theme } from './style.ts'
import { requiredText, text } from './text.ts'

/** Most questions of a quiz, and most options of one question. */
export const QUESTIONS_MAX = 200
export const QUIZ_OPTIONS_MAX = 1_000

/** Points by scale; `default` is the one that counts. */
const score = z.looseObject({ default: z.int('Must be a whole number').min(-1_000, 'Must be -1,000 or more').max(1_000, 'Must be 1,000 or less').default(0) }).prefault({})
const quizOption = z.object({ id: optionId, text: requiredText(500, 'Please enter an option'), score: score.transform((map) => ({ default: map.default })) })

const question = { id: optionId, text: text(1_000).default(''), required: z.boolean().default(true) }
const options = z.array(quizOption).max(QUIZ_OPTIONS_MAX, `Must have at most ${QUIZ_OPTIONS_MAX.toLocaleString('en')} options`).superRefine(refuseSameIds).default([])

export const quizQuestion = z.discriminatedUnion('type', [
  z.object({ type: z.literal('single-choice'), ...question, options }),
  z.object({ type: z.literal('multiple-choice'), ...question, options }),
  /** The highest rating is worth `points`, a lower one its share of them. */
  z.object({ type: z.literal('rating'), ...question, maxRating: z.number().default(5), points: z.number().min(0, 'Must be 0 or more').max(1_000, 'Must be 1,000 or less').default(5) }),
  /** Kept and not scored. */
  z.object({ type: z.literal('text'), ...question }),
])
export type QuizQuestion = z.infer<typeof quizQuestion>

const end = z.number().min(0, 'Must be 0 or more').max(100, 'Must be 100 or less')

export const outcome = z.object({
  id: optionId,
  title: text(200).default(''),
  description: text(5_000).default(''),
  minScore: end.default(0),
  maxScore: end.default(100),
})
export type Outcome = z.infer<typeof outcome>

/** As it may be stored: of the right shape. */
export const quizShape = z.object({
  title: text(200).default('New Quiz'),
  description: text(2_000).default('Quiz description'),
  questions: z.array(quizQuestion).max(QUESTIONS_MAX, `Must have at most ${QUESTIONS_MAX} questions`).superRefine(refuseSameIds).default([]),
  outcomes: z.array(outcome).max(50, 'Must have at most 50 outcomes').superRefine(refuseSameIds).default([]),
  settings: z
    .object({
      progressBar: z.boolean().default(true),
      oneQuestionPerStep: z.boolean().default(true),
      allowBack: z.boolean().default(true),
      theme: theme.default('light'),
    })
    .prefault({}),
  texts: ownWords(Object.keys(QUIZ_TEXTS) as QuizTextKey[]),
  notifications,
  styling: quizStyling.prefault({}),
})
export type QuizConfig = z.infer<typeof quizShape>

/** As it may be saved. */
export const quizConfig = quizShape.superRefine(({ questions, outcomes }, context) => {
  const say = (message: string, ...path: (string | number)[]) => context.addIssue({ code: 'custom', path, message })
  if (!questions.length) say('Add at least one question', 'questions')
  questions.forEach((asked, index) => {
    if ('options' in asked && !asked.options.length) say('Must have at least one option', 'questions', index, 'options')
    if (asked.type === 'rating' && !(Number.isInteger(asked.maxRating) && asked.maxRating >= 2 && asked.maxRating <= 10)) say('Must be a whole number from 2 to 10', 'questions', index, 'maxRating')
  })
  outcomes.forEach(({ minScore, maxScore }, index) => {
    if (maxScore < minScore) say(`Must be ${minScore} or more`, 'outcomes', index, 'maxScore')
  })
})

export const DEFAULT_QUIZ: QuizConfig = quizConfig.parse({
  questions: [
    {
      type: 'single-choice',
      id: 'question-1',
      text: 'Your first question',
      options: [
        { id: 'option-1', text: 'Option 1', score: { default: 0 } },
        { id: 'option-2', text: 'Option 2', score: { default: 10 } },
      ],
    },
  ],
  outcomes: [{ id: 'outcome-1', title: 'Your result', minScore: 0, maxScore: 100 }],
})
