import type { SubmissionDetail } from '@inlay/contract/owner-submissions'
import { answerText } from '@inlay/contract/rules/answer-text'
import { shownScore } from '@inlay/contract/rules/shown-score'
import { formatExact } from '../../lib/dates.ts'

/** A submission as text, to be pasted into a letter or a note. Unanswered questions are left out. */
export function submissionText({ component_name, submitted_at, host_url, outcome, score, answers }: SubmissionDetail): string {
  const head = [component_name, formatExact(submitted_at), host_url, outcome === null ? '' : `Outcome: ${outcome}`, score === null ? '' : `Score: ${shownScore(score)} of 100`]
  const said = answers.flatMap(({ label, value, file }) => (value === null ? [] : [`${label}\n${file?.name ?? answerText(value)}`]))
  return [head.filter(Boolean).join('\n'), ...said].join('\n\n')
}
