import * as z from 'zod'
import { hostUrl } from './host-url.ts'
import { seenVersion } from './seen-version.ts'

const sending = {
  host_url: hostUrl,
  submission_key: z.uuid('Must be a UUID').toLowerCase().optional(),
  version: seenVersion,
  elapsed: z.number('Must be a number of milliseconds').optional(),
  trap: z.string('Must be text').optional(),
}

const answers = z.record(z.string(), z.unknown(), 'Must be an object of answers by name')

/** Body of POST /functions/v1/submit-form. */
export const formSubmissionInput = z.object({ component_id: z.uuid('Must be a component id').toLowerCase(), data: answers, ...sending })

/** Body of POST /functions/v1/submit-quiz. */
export const quizSubmissionInput = z.object({ quiz_id: z.uuid('Must be a quiz id').toLowerCase(), responses: answers, ...sending })

export type FormSubmissionInput = z.infer<typeof formSubmissionInput>
export type QuizSubmissionInput = z.infer<typeof quizSubmissionInput>
export type Sending = Pick<FormSubmissionInput, 'host_url' | 'submission_key' | 'version' | 'elapsed' | 'trap'>
