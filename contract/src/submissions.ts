import type { Answer } from './rules/answer.ts'
import type { QuizResponses } from './rules/quiz-score.ts'

/** What each submission carries beside its answers. Sent as text/plain, which needs no preflight, or as application/json. */
interface Sending {
  /** The page's address without its fragment. */
  readonly host_url: string
  /** UUID made once for what a visitor fills in; the same key again gets the first answer. */
  readonly submission_key?: string
  /** Version that was drawn. */
  readonly version?: number
  /** Milliseconds from the drawing to the sending; people need some. */
  readonly elapsed?: number
  /** What stands in the field that people do not see; people leave it empty. */
  readonly trap?: string
}

/**
 * POST /functions/v1/submit-form, for form, poll, newsletter, waitlist, and the form of a modal or a widget.
 * `data` by field name; of a poll `{ choices: [option ids] }`; of newsletter and waitlist with `email` and `name`.
 */
export interface FormSubmission extends Sending {
  readonly component_id: string
  readonly data: Readonly<Record<string, Answer>>
}

/** Its answer, 200. */
export interface FormSubmitted {
  readonly ok: true
  /** Of a poll that shows results: how often each option was chosen, by its id, and how many people answered. */
  readonly results?: { readonly counts: Readonly<Record<string, number>>; readonly people: number }
}

/** POST /functions/v1/submit-quiz. */
export interface QuizSubmission extends Sending {
  readonly quiz_id: string
  readonly responses: QuizResponses
}

/** Its answer, 200. */
export interface QuizSubmitted {
  /** 0 to 100, not rounded. */
  readonly score: number
  readonly outcome: { readonly id: string; readonly title: string; readonly description: string; readonly minScore: number; readonly maxScore: number } | null
}

/**
 * Answer, 201, of POST /v1/uploads?component_id=…&field=…&name=… with the file's bytes as the body and its media type
 * as content-type. The id is the field's answer; a file whose id no submission names is removed after a day.
 */
export interface Uploaded {
  readonly upload_id: string
}
