import { shownScore } from '@inlay/contract/rules/shown-score'
import { answersAsText } from './answers-as-text.ts'
import { labelsOf } from './labels.ts'
import type { Mail } from './mailer.ts'
import { oneLine } from './one-line.ts'
import type { Notice, NoticedSubmission } from './store.ts'

const WHY = 'You get this because the component asks for it; its settings turn it off.'

/** Tells an owner of one submission with its answers, or of several by their number. */
export function submissionsMail({ to, name: given, type, submissions }: Notice, count: number, publicUrl: string): Omit<Mail, 'id' | 'date'> {
  const name = oneLine(given, 120)
  const [only] = submissions
  const link = ({ id }: NoticedSubmission) => `${publicUrl}/dashboard/submissions/${type === 'quiz' ? 'quiz' : 'form'}/${id}`
  if (count === 1 && only) {
    const parts = [`A new submission of “${name}”, from ${oneLine(only.host_url, 500)}`, result(only), answersAsText(only.data, labelsOf(type, only.config)), `See it: ${link(only)}`, WHY]
    return { to, subject: `New submission: ${name}`, text: parts.filter(Boolean).join('\n\n') }
  }
  const links = submissions.map((one) => `  ${link(one)}`)
  const first = count > links.length ? 'The first of them:' : 'They are:'
  const parts = [`${count} new submissions of “${name}”.`, [first, ...links].join('\n'), `All of them: ${publicUrl}/dashboard/submissions`, WHY]
  return { to, subject: `${count} new submissions: ${name}`, text: parts.join('\n\n') }
}

function result({ score, outcome }: NoticedSubmission): string {
  if (score === null) return ''
  return `Score: ${shownScore(score)}${outcome ? `\nOutcome: ${oneLine(outcome, 200)}` : ''}`
}
