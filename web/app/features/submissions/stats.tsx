import { Skeleton } from '@mantine/core'
import classes from './stats.module.css'

interface Summary {
  readonly total: number
  readonly week: number
  readonly month: number
  readonly quizzes: number
}

const CARDS = [
  ['Total Submissions', 'total', undefined],
  ['This Week', 'week', 'The last 7 days'],
  ['This Month', 'month', 'The last 30 days'],
  ['Quiz Results', 'quizzes', undefined],
] as const

/** The four figures. @param summary undefined while they are awaited */
export function Stats({ summary }: { summary: Summary | undefined }) {
  return (
    <dl className={classes.stats}>
      {CARDS.map(([label, key, title]) => (
        <div key={key} className={classes.stat} title={title}>
          <dt className={classes.label}>{label}</dt>
          <dd className={classes.value}>{summary ? summary[key].toLocaleString('en') : <Skeleton width={64} height={22} my={5} />}</dd>
        </div>
      ))}
    </dl>
  )
}
