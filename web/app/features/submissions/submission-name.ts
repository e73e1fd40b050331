import { KIND_LABELS } from '@inlay/contract/component-types'
import type { Submission } from '@inlay/contract/owner-submissions'
import { formatMoment } from '../../lib/dates.ts'

/** What a submission is called where it has no other name: "the form of 27 May, 14:02". */
export function submissionName({ kind, submitted_at }: Pick<Submission, 'kind' | 'submitted_at'>, now = Date.now()): string {
  const { day, time } = formatMoment(submitted_at, now)
  return `the ${KIND_LABELS[kind]} of ${day}, ${time}`.replace(/the [A-Z](?=[a-z])/, (start) => start.toLowerCase())
}
