import { Button } from '@mantine/core'
import { CircleAlert, CircleCheck, Pencil, Plus } from 'lucide-react'
import { memo, useMemo } from 'react'
import type { Outcome, QuizQuestion } from '@inlay/contract/quiz'
import { outcomeFlaws } from '@inlay/contract/rules/outcome-flaws'
import { Icon } from '../../ui/icon.tsx'
import type { Edited } from '../editor/kinds/parts/edited.ts'
import { newId } from '../editor/kinds/parts/new-id.ts'
import { addOutcome } from './add-outcome.ts'
import { bandColours } from './band-colours.ts'
import { flawText } from './flaw-text.ts'
import { OutcomeLine } from './outcome-line.tsx'
import { outcomeShares } from './outcome-shares.ts'
import { reachableScores } from './reachable-scores.ts'
import { isSame } from './selection.ts'
import type { Selection } from './selection.ts'
import classes from './outcomes-dock.module.css'

interface OutcomesDockProps {
  of: Edited<Outcome[]>
  /** Those whose points are known to the preview; another object only where points have changed. */
  questions: readonly QuizQuestion[]
  selected: Selection
  onSelect: (selection: Selection) => void
  /** Score of the last try in the preview; null: there is none. */
  tried: number | null
}

const OUTCOMES_MAX = 50
/** From so many on a card is too narrow to hang below its own range. */
const MANY = 5
const percent = (share: number) => (share > 0 && share < 0.01 ? 'under 1 %' : `${Math.round(100 * share)} %`)

/** Which outcome each score from 0 to 100 gets: the line, above it what can be reached, below it the outcomes. */
export const OutcomesDock = memo(function OutcomesDock({ of, questions, selected, onSelect, tried }: OutcomesDockProps) {
  const outcomes = of.value
  const reachable = useMemo(() => reachableScores(questions), [questions])
  const shares = outcomeShares(outcomes, reachable)
  const flaw = flawText(outcomeFlaws(outcomes))
  const colours = bandColours(outcomes)
  const ordered = [...outcomes].sort((a, b) => a.minScore - b.minScore || a.maxScore - b.maxScore)
  const add = () => {
    const id = newId()
    of.onChange(addOutcome(outcomes, id), null)
    onSelect({ kind: 'outcome', id })
  }
  const below = ordered.length < MANY && !flaw && ordered.every(({ minScore, maxScore }) => maxScore - minScore >= 12)
  return (
    <section className={classes.dock} data-column="outcomes" aria-labelledby="quiz-outcomes">
      <div className={classes.head}>
        <h2 id="quiz-outcomes">Outcomes</h2>
        {outcomes.length === 0 ? <span className={classes.none}>Without outcomes people see their score alone.</span> : (
          <span className={classes.state} data-wrong={flaw ? true : undefined} role="status">
            <Icon of={flaw ? CircleAlert : CircleCheck} size={14} />{flaw ?? 'Every score from 0 to 100 has exactly one outcome'}
          </span>
        )}
        <div className={classes.end}>
          <Button variant="default" size="xs" leftSection={<Icon of={Plus} size={14} />} disabled={outcomes.length >= OUTCOMES_MAX} onClick={add}>Add outcome</Button>
        </div>
      </div>
      {outcomes.length > 0 ? (
        <>
          <OutcomeLine of={of} colours={colours} reachable={reachable} tried={tried} />
          <ol
            className={classes.cards} data-below={below || undefined}
            style={below ? { gridTemplateColumns: ordered.map(({ minScore, maxScore }) => `minmax(0, ${maxScore - minScore}fr)`).join(' ') } : undefined}
          >
            {ordered.map((outcome) => {
              const place = outcomes.indexOf(outcome)
              const wrong = Object.keys(of.errors).some((path) => path.startsWith(`config.outcomes.${place}.`))
              const share = shares.get(outcome.id) ?? 0
              const on = isSame(selected, { kind: 'outcome', id: outcome.id })
              return (
                <li key={outcome.id}>
                  <button type="button" className={classes.card} style={{ borderTopColor: colours[place] }} aria-current={on || undefined} onClick={() => onSelect({ kind: 'outcome', id: outcome.id })}>
                    <span className={classes.range}><span>{rangeText(outcome, outcomes)}</span><span data-none={share === 0 || undefined}>{share === 0 ? 'No answers lead here' : `${percent(share)} of all answers`}</span></span>
                    <span className={classes.title}><b className="truncate">{outcome.title.trim() || 'Without a title'}</b>{wrong ? <span className={classes.alert}><Icon of={CircleAlert} size={14} /><span className="visually-hidden">has an error</span></span> : <Icon of={Pencil} size={14} />}</span>
                    <span className={classes.text}>{outcome.description}</span>
                  </button>
                </li>
              )
            })}
          </ol>
        </>
      ) : null}
    </section>
  )
})

/** "0 up to 40" where another begins at 40, "70 to 100" where none does. */
function rangeText({ minScore, maxScore }: Outcome, outcomes: readonly Outcome[]): string {
  return `${minScore} ${outcomes.some((other) => other.minScore === maxScore && other.minScore !== minScore) ? 'up to' : 'to'} ${maxScore}`
}
