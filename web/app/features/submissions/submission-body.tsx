import { ArrowUpRight } from 'lucide-react'
import { KIND_LABELS } from '@inlay/contract/component-types'
import type { ReadableAnswer, SubmissionDetail } from '@inlay/contract/owner-submissions'
import { shownScore } from '@inlay/contract/rules/shown-score'
import { formatDay, formatExact, formatMoment } from '../../lib/dates.ts'
import { hostAndPath } from '../../lib/host-and-path.ts'
import { webAddress } from '../../lib/web-address.ts'
import { Icon } from '../../ui/icon.tsx'
import { AnswerValue } from './answer-value.tsx'
import { ScoreLine } from './score-line.tsx'
import classes from './submission.module.css'

/** When and where it was sent, what came of it, and what was answered. */
export function SubmissionBody({ submission }: { submission: SubmissionDetail }) {
  const { submitted_at, kind, component_name, version, host_url, score, outcome, outcomes, confirmation, answers } = submission
  return (
    <>
      <div className={classes.section}>
        <dl className={classes.facts}>
          <dt>Submitted</dt>
          <dd><time className="tabular" dateTime={submitted_at} title={formatExact(submitted_at)}>{formatDay(submitted_at)}, {formatMoment(submitted_at).time}</time></dd>
          <dt>{KIND_LABELS[kind]}</dt>
          <dd>{component_name} <span className={classes.version}>version {version}</span></dd>
          <dt>Source</dt>
          <dd><Source address={host_url} /></dd>
          {confirmation ? <><dt>Address</dt><dd>{confirmation === 'confirmed' ? 'Confirmed' : 'Not yet confirmed'}</dd></> : null}
        </dl>
      </div>
      {score === null ? null : <div className={classes.section}><ScoreLine score={score} outcome={outcome} outcomes={outcomes} /></div>}
      <div className={classes.section}>
        {answers.length === 0 ? <p className={classes.question}>It has no answers.</p> : (
          <ol className={classes.answers} aria-label="Answers">
            {answers.map((answer) => (
              <li key={answer.name}>
                <span className={classes.question}>{answer.label}</span>
                <span className={classes.answer}><AnswerValue answer={answer} /></span>
                {score === null || answer.value === null ? null : <Points {...answer} />}
              </li>
            ))}
          </ol>
        )}
      </div>
    </>
  )
}

function Points({ points }: Pick<ReadableAnswer, 'points'>) {
  if (points === null) return <span className={classes.points} data-none>not scored</span>
  return <span className={classes.points}>{points < 0 ? '−' : '+'}{shownScore(Math.abs(points))}</span>
}

/** The page it was sent from. */
function Source({ address }: { address: string }) {
  if (!webAddress(address)) return <>{address || 'Unknown'}</>
  return (
    <a className={`text-link ${classes.link}`} href={address} target="_blank" rel="noopener noreferrer nofollow" title={address}>
      <span className="truncate">{hostAndPath(address)}</span><Icon of={ArrowUpRight} size={14} />
    </a>
  )
}
