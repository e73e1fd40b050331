import { shownScore } from '@inlay/contract/rules/shown-score'
import classes from './score-line.module.css'

interface ScoreLineProps {
  readonly score: number
  /** Title; null: the quiz has none. */
  readonly outcome: string | null
  readonly outcomes: readonly { readonly title: string; readonly minScore: number; readonly maxScore: number }[]
}

/** What a quiz came to: the outcome, and the score on the line from 0 to 100 with the outcome's own range on it. */
export function ScoreLine({ score, outcome, outcomes }: ScoreLineProps) {
  const range = outcomes.find(({ title }) => title === outcome)
  return (
    <div>
      <div className={classes.top}>
        <div>
          <span className={classes.caption}>Outcome</span>
          <p className={classes.outcome}>{outcome || 'None'}</p>
        </div>
        <div className={classes.end}>
          <span className={classes.caption}>Score</span>
          <p className={classes.score}>{shownScore(score)}<small> of 100</small></p>
        </div>
      </div>
      <div className={classes.line} aria-hidden>
        {range ? <i className={classes.range} style={{ insetInlineStart: `${range.minScore}%`, width: `${Math.max(range.maxScore - range.minScore, 1)}%` }} /> : null}
        <b className={classes.mark} style={{ insetInlineStart: `${Math.min(Math.max(score, 0), 100)}%` }} />
      </div>
      <div className={classes.ends} aria-hidden><span>0</span><span>100</span></div>
    </div>
  )
}
