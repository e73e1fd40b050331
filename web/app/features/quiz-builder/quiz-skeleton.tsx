import { Skeleton } from '@mantine/core'
import classes from './quiz-editor.module.css'

/** The builder's shape while the quiz is awaited. */
export function QuizSkeleton() {
  return (
    <div role="status" aria-label="Loading the quiz">
      <title>Quiz builder · Inlay</title>
      <div className={classes.skeletonTop}><Skeleton width={220} height={20} /></div>
      <div className={classes.work}>
        <div className={classes.skeletonColumn}>{[0, 1, 2, 3].map((n) => <Skeleton key={n} height={44} />)}</div>
        <div className={classes.skeletonColumn}><Skeleton height={44} /><Skeleton height={120} /></div>
        <div className={classes.skeletonColumn}><Skeleton height={280} /></div>
      </div>
    </div>
  )
}
