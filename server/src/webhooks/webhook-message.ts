import { askedBy, readableAnswers } from '../features/submissions/rules.ts'
import type { Outgoing, SentSubmission } from './store.ts'

/** The body of a message: what happened, when, and the submission as the API reads it. */
export function webhookMessage({ event, created_at }: Pick<Outgoing, 'event' | 'created_at'>, submission: SentSubmission | null): string {
  return JSON.stringify({ type: event, timestamp: created_at.toISOString(), data: submission ? dataOf(submission) : { message: 'This is a test, sent from the dashboard.' } })
}

function dataOf({ data, config, files, ...submission }: SentSubmission) {
  const answers = readableAnswers(data, askedBy(submission.kind, config), [], new Map(files.map((file) => [file.id, file])))
  return { ...submission, submitted_at: submission.submitted_at.toISOString(), answers }
}
