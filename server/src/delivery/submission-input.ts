import { storableText } from '@inlay/contract/text'
import * as z from 'zod'
import { hostUrl } from './host-url.ts'

/** Largest number of PostgreSQL’s integer. */
const VERSION_MAX = 2 ** 31 - 1

const sending = {
  host_url: hostUrl,
  submission_key: z.uuid('Must be a UUID').toLowerCase().optional(),
  /** Below 0: drawn for the holder of a preview link. */
  version: z.int('Must be a whole number').min(-VERSION_MAX, 'Must be 1 or more').refine((version) => version !== 0, 'Must be 1 or more').max(VERSION_MAX, 'Is larger than any version').optional(),
  elapsed: z.number('Must be a number of milliseconds').optional(),
  trap: z.string('Must be text').optional(),
}

const answers = z.record(z.string(), z.unknown(), 'Must be an object of answers by name').transform((data) => storable(data) as Record<string, unknown>)

/** Body of POST /functions/v1/submit-form. */
export const formSubmissionInput = z.object({ component_id: z.uuid('Must be a component id').toLowerCase(), data: answers, ...sending })

/** Body of POST /functions/v1/submit-quiz. */
export const quizSubmissionInput = z.object({ quiz_id: z.uuid('Must be a quiz id').toLowerCase(), responses: answers, ...sending })

export type FormSubmissionInput = z.infer<typeof formSubmissionInput>
export type QuizSubmissionInput = z.infer<typeof quizSubmissionInput>
export type Sending = Pick<FormSubmissionInput, 'host_url' | 'submission_key' | 'version' | 'elapsed' | 'trap'>

/** Every text in it as PostgreSQL can hold it: a pasted NUL is no reason to lose an answer. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map(storable)
  if (typeof value !== 'object' || value === null) return value
  // Without a prototype, so that a key called __proto__ is a key.
  const copy = Object.create(null) as Record<string, unknown>
  for (const [key, inner] of Object.entries(value)) copy[storableText(key)] = storable(inner)
  return copy
}
