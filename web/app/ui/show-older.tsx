import { Button } from '@mantine/core'
import type { InfiniteQueryObserverResult } from '@tanstack/react-query'
import { messageOf } from '../lib/api-error.ts'
import classes from './show-older.module.css'

interface ShowOlderProps {
  readonly of: Pick<InfiniteQueryObserverResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'>
  readonly children?: string
}

/** The end of a list that grows page by page: the way on, and what went wrong on it. Nothing where there is no more. */
export function ShowOlder({ of: { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage }, children = 'Show older' }: ShowOlderProps) {
  if (!hasNextPage) return null
  return (
    <div className={classes.foot}>
      {isFetchNextPageError ? <p className={classes.wrong} role="alert">{messageOf(error, 'The next ones could not be loaded. Please try again.')}</p> : null}
      <Button variant="default" size="xs" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>{children}</Button>
    </div>
  )
}
