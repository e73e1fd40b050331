import { oc } from '@orpc/contract'
import * as z from 'zod'
import { commonErrors } from './errors.ts'

/** Scores are told in so many steps of equal width, from 0 to 100. */
export const SCORE_STEPS = 10

/** A quiz's questions are worked out from so many of its newest runs. */
export const RUNS_MAX = 20_000

const option = z.object({ id: z.string(), text: z.string(), count: z.int() })

/** What came of a poll or a quiz, all in all. */
export const componentResults = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('poll'),
    question: z.string(),
    /** Who answered; with several choices allowed the counts add up to more. */
    people: z.int(),
    /** In the poll's order, then options that are gone and were chosen while they were there. */
    options: z.array(option),
  }),
  z.object({
    type: z.literal('quiz'),
    runs: z.int(),
    /** Of the scores, 0 to 100, not rounded; null while there are none. */
    average: z.number().nullable(),
    /** How many scores lie in each step; 100 is in the last. */
    scores: z.array(z.int()),
    /** By title as it was told, in the order of the quiz. */
    outcomes: z.array(z.object({ title: z.string(), count: z.int() })),
    /** Of how many runs the questions tell: all, or the newest. */
    of_runs: z.int(),
    questions: z.array(
      z.object({
        id: z.string(),
        text: z.string(),
        answers: z.int(),
        /** Points on average, and the most there are; null: not scored. */
        average: z.number().nullable(),
        best: z.number().nullable(),
      }),
    ),
  }),
])
export type Results = z.infer<typeof componentResults>
export type PollResults = Extract<Results, { type: 'poll' }>
export type QuizResults = Extract<Results, { type: 'quiz' }>

export const results = {
  get: oc
    .errors(commonErrors)
    .route({ method: 'GET', path: '/results/{id}', summary: 'What came of a poll or a quiz', tags: ['Submissions'] })
    .input(z.object({ id: z.uuid('Must be an id').toLowerCase() }))
    .output(componentResults),
}
