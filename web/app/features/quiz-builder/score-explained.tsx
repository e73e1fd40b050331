import { ActionIcon } from '@mantine/core'
import { X } from 'lucide-react'
import { shownScore } from '@inlay/contract/rules/shown-score'
import { Icon } from '../../ui/icon.tsx'
import type { explainScore } from './explain-score.ts'
import classes from './score-explained.module.css'

const points = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 2 })

/** How the score of a try in the preview came about. */
export function ScoreExplained({ tried, onClose }: { tried: ReturnType<typeof explainScore>; onClose: () => void }) {
  return (
    <section className={classes.card} aria-label="Your try">
      <div className={classes.head}>
        <h3 className={classes.title}>Your try: {shownScore(tried.score)} of 100</h3>
        <ActionIcon aria-label="Close the explanation" onClick={onClose}><Icon of={X} size={14} /></ActionIcon>
      </div>
      <p className={classes.outcome}>{tried.outcome ? tried.outcome.title.trim() || 'An outcome without a title' : 'No outcome'}</p>
      <table className={classes.table}>
        <thead><tr><th scope="col">Answer</th><th scope="col">Points</th><th scope="col">Best</th></tr></thead>
        <tbody>
          {tried.answers.map(({ id, question, answer, points: had, best }) => (
            <tr key={id}>
              <td><span className={classes.question}>{question}</span>{answer ?? <i>Not answered</i>}</td>
              <td>{best === null ? '–' : points(had)}</td>
              <td>{best === null ? '–' : points(best)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot><tr><th scope="row">Together</th><td>{points(tried.points)}</td><td>{points(tried.best)}</td></tr></tfoot>
      </table>
      <p className={classes.formula}>{tried.formula}</p>
    </section>
  )
}
