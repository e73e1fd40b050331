import { Skeleton } from '@mantine/core'
import classes from './loading.module.css'

interface LoadingProps {
  /** What is awaited, as in 'Loading users'. */
  label: string
  rows?: number
  /** Of a row, px. */
  height?: number
}

/** The rows of a card while they are awaited. */
export function Loading({ label, rows = 3, height = 36 }: LoadingProps) {
  return (
    <div className={classes.loading} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => <Skeleton key={row} height={height} />)}
    </div>
  )
}
