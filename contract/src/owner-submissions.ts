import { oc } from '@orpc/contract'
import * as z from 'zod'
import { COMPONENT_TYPES } from './component-types.ts'
import { commonErrors } from './errors.ts'
import { outcome } from './quiz.ts'
import { text } from './text.ts'
import { timeZone } from './time-zone.ts'

/** Most submissions of one page, and how many it has unless told. */
export const PAGE_MAX = 100
export const PAGE_DEFAULT = 25

/** Matches are counted up to here; there are more when `total` says one more. */
export const COUNTED_MAX = 10_000

/** How many of the newest submissions one search looks through; `next` of its answer goes on from there. */
export const SEARCH_DEPTH = 20_000

/** Which table it is in: quizzes have their own. */
export const submissionType = z.enum(['form', 'quiz'], 'Must be form or quiz')
export type SubmissionType = z.infer<typeof submissionType>

/** Kind of what was filled in. */
export const submissionKind = z.enum([...COMPONENT_TYPES, 'quiz'], 'Must be a kind of component')
export type SubmissionKind = z.infer<typeof submissionKind>

const id = z.uuid('Must be an id').toLowerCase()
const day = z.iso.date('Must be a date like 2026-11-28')

/** What a list is narrowed down to; all of it holds. */
const filter = {
  zone: timeZone,
  /** Id of the component or the quiz. */
  component: id.optional(),
  kind: submissionKind.optional(),
  /** The last so many days, to the minute. */
  days: z.coerce.number('Must be a number of days').int('Must be a whole number').min(1, 'Must be 1 or more').max(3_660, 'Must be 3,660 or less').optional(),
  /** First and last day. */
  from: day.optional(),
  to: day.optional(),
  /** Somewhere in an answer, whatever the case. */
  q: text(200).optional(),
}
export const submissionFilter = z.object(filter)
export type SubmissionFilter = z.infer<typeof submissionFilter>

/** A place in the list; opaque to whoever passes it back. */
const cursor = z.string().regex(/^\d{1,17}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Must be a place that a list gave')

export const submissionRef = z.object({ type: submissionType, id })
export type SubmissionRef = z.infer<typeof submissionRef>

export const submission = z.object({
  type: submissionType,
  id: z.uuid(),
  component_id: z.uuid(),
  component_name: z.string(),
  kind: submissionKind,
  /** Page, without what comes after #; its host may be empty. */
  host_url: z.string(),
  host: z.string(),
  /** Version of the component that was filled in. */
  version: z.int(),
  submitted_at: z.iso.datetime(),
  /** Of a quiz: 0 to 100, not rounded, and the title of the outcome. */
  score: z.number().nullable(),
  outcome: z.string().nullable(),
})
export type Submission = z.infer<typeof submission>

const answerValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.object({ from: z.string(), to: z.string() })])

export const readableAnswer = z.object({
  /** Name of the field, or id of the question. */
  name: z.string(),
  /** As the visitor read it. */
  label: z.string(),
  /** Kind of the field or of the question; `unknown` when no version has it. */
  type: z.string(),
  /** Of a choice the texts, not the ids. null: no answer. */
  value: answerValue.nullable(),
  /** Highest rating. */
  best: z.number().nullable(),
  /** Points of a quiz's answer; null: not scored. */
  points: z.number().nullable(),
  /** Of a file field, as long as the file is kept. Size in bytes. */
  file: z.object({ id: z.uuid(), name: z.string(), media_type: z.string(), size: z.int() }).nullable(),
})
export type ReadableAnswer = z.infer<typeof readableAnswer>

export const submissionDetail = submission.extend({
  answers: z.array(readableAnswer),
  /** Outcomes of the quiz, for the line on which the score lies. */
  outcomes: z.array(outcome.pick({ title: true, minScore: true, maxScore: true })),
  /** Where an address is asked by mail to confirm itself: whether it has. */
  confirmation: z.enum(['waiting', 'confirmed']).nullable(),
  /** Next to it in the list. */
  newer: submissionRef.nullable(),
  older: submissionRef.nullable(),
})
export type SubmissionDetail = z.infer<typeof submissionDetail>

const route = (summary: string, method: 'GET' | 'POST' | 'DELETE', path: `/${string}`) =>
  oc.errors(commonErrors).route({ method, path, summary, tags: ['Submissions'] })

const fileOf = (media: string) => ({ description: 'The file', content: { [media]: { schema: { type: 'string' as const } } } })

/** What visitors sent, for the owner. Forms, polls, sign-ups and quizzes are one list, newest first. */
export const submissions = {
  summary: route('Count your submissions', 'GET', '/submissions/summary')
    .input(z.object({ zone: timeZone }))
    .output(
      z.object({
        total: z.int(),
        /** The last 7 and 30 days. */
        week: z.int(),
        month: z.int(),
        quizzes: z.int(),
        /** What can be filled in, by name. */
        sources: z.array(z.object({ id: z.uuid(), name: z.string(), kind: submissionKind, total: z.int() })),
      }),
    ),
  list: route('List submissions, newest first', 'GET', '/submissions')
    .input(z.object({ ...filter, limit: z.coerce.number().int().min(1, 'Must be 1 or more').max(PAGE_MAX, `Must be ${PAGE_MAX} or less`).default(PAGE_DEFAULT), after: cursor.optional(), before: cursor.optional() }))
    .output(
      z.object({
        items: z.array(submission),
        /** To pass as `after` for older ones, and as `before` for newer ones; null: there are none. */
        next: z.string().nullable(),
        previous: z.string().nullable(),
        /** How many match, counted up to 10,001; null while searching. */
        total: z.int().nullable(),
        /** How far back a search came that did not get to the end; `next` goes on. */
        searched_to: z.iso.datetime().nullable(),
      }),
    ),
  export: route('Export submissions as a file, newest first', 'GET', '/submissions/export')
    .route({
      description:
        'Of one component a column for each field that it ever had, in the order in which they came; of several all answers in one column. ' +
        'Text that a spreadsheet would run has an apostrophe in front: take one away from a cell that begins with apostrophes and then = + - @, tab or line break to have what was sent. As json nothing is changed.',
    })
    .route({ spec: (operation) => ({ ...operation, responses: { ...operation.responses, 200: fileOf('text/csv') } }) })
    .input(z.object({ ...filter, format: z.enum(['csv', 'json'], 'Must be csv or json').default('csv') }))
    .output(z.custom<ReadableStream<Uint8Array>>((body) => body instanceof ReadableStream)),
  get: route('Read a submission', 'GET', '/submissions/{type}/{id}').input(submissionRef.extend(filter)).output(submissionDetail),
  delete: route('Delete a submission', 'DELETE', '/submissions/{type}/{id}').route({ successStatus: 204 }).input(submissionRef).output(z.void()),
  deleteMany: route('Delete several submissions', 'POST', '/submissions/delete')
    .input(z.object({ submissions: z.array(submissionRef).min(1, 'Name at least one').max(PAGE_MAX, `Name at most ${PAGE_MAX}`) }))
    .output(z.object({ deleted: z.int() })),
}
