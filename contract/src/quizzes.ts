import { oc } from '@orpc/contract'
import * as z from 'zod'
import { componentVersion, versioned, versionedChange, versionNumber, versionsPage } from './components.ts'
import { commonErrors, planErrors } from './errors.ts'
import { quizShape } from './quiz.ts'

const id = z.uuid('Must be a quiz id')

const change = {
  ...versionedChange,
  title: quizShape.shape.title.unwrap().optional(),
  description: quizShape.shape.description.unwrap().optional(),
}

/** Its `config` is a QuizConfig without title and description, which stand beside it. */
export const quiz = versioned.extend({ title: z.string(), description: z.string() })
export type Quiz = z.infer<typeof quiz>

const route = (summary: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: `/${string}`) =>
  oc.errors(commonErrors).route({ method, path, summary, tags: ['Quizzes'] })

/** As `components`, with two differences: a new quiz is published unless told otherwise, and a version's config has title and description in it. */
export const quizzes = {
  list: route('List your quizzes, newest first', 'GET', '/quizzes').output(z.array(quiz)),
  create: route('Create a quiz, published', 'POST', '/quizzes')
    .route({ successStatus: 201 })
    .input(z.object({ name: change.name, title: change.title, description: change.description, config: change.config, is_active: z.boolean().default(true) }))
    .output(quiz),
  get: route('Read a quiz', 'GET', '/quizzes/{id}').input(z.object({ id })).output(quiz),
  update: route('Change, publish or unpublish a quiz', 'PATCH', '/quizzes/{id}')
    .errors(planErrors)
    .input(z.object({ id, ...change }))
    .output(quiz),
  delete: route('Delete a quiz with its submissions', 'DELETE', '/quizzes/{id}')
    .route({ successStatus: 204 })
    .input(z.object({ id }))
    .output(z.void()),
  versions: route('List the versions of a quiz, newest first', 'GET', '/quizzes/{id}/versions')
    .input(z.object({ id, ...versionsPage }))
    .output(z.array(componentVersion)),
  rollback: route('Make a new version from an old one', 'POST', '/quizzes/{id}/rollback')
    .errors(planErrors)
    .input(z.object({ id, version: versionNumber }))
    .output(quiz),
}
