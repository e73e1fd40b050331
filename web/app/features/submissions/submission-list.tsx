import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Inbox, SearchX } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import type { Submission, SubmissionFilter, SubmissionKind } from '@inlay/contract/owner-submissions'
import { api } from '../../lib/api.ts'
import { placeOf } from '../../lib/place-state.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Filters } from './filters.tsx'
import { changeFilter, isFiltered } from './list-state.ts'
import { PageFooter } from './page-footer.tsx'
import { SubmissionsTable } from './submissions-table.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { useListState } from './use-list-state.ts'
import type { SubmissionsContext } from './submissions-context.ts'
import classes from './table.module.css'

// Charts are for those who ask for them.
const ResultsCard = lazy(() => import('./results-card.tsx'))

interface SubmissionListProps {
  readonly summary: UseQueryResult<{ total: number; sources: { id: string; name: string; kind: SubmissionKind; total: number }[] }>
  readonly filter: SubmissionFilter
  readonly search: string
  /** Id of the one that is shown beside the list. */
  readonly open: string | undefined
  readonly onDelete: SubmissionsContext['askDelete']
}

/** The filters and one page of the list: awaited, failed, empty, nothing found, or full. */
export function SubmissionList({ summary, filter, search, open, onDelete }: SubmissionListProps) {
  const { state, set } = useListState()
  const input = { ...filter, ...placeOf(state) }
  const list = useQuery({ ...api.submissions.list.queryOptions({ input }), placeholderData: keepPreviousData })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  // What is ticked is what is seen: another page begins with nothing.
  const page = JSON.stringify(input)
  const [chosenOn, setChosenOn] = useState(page)
  if (page !== chosenOn) {
    setChosenOn(page)
    setChosen(new Set())
  }

  const failed = summary.isLoadingError ? summary : list.isLoadingError ? list : null
  if (failed) {
    const retry = () => void Promise.all([summary.refetch(), list.refetch()])
    return (
      <>
        {summary.data ? <Filters state={state} onChange={set} sources={summary.data.sources} /> : null}
        <ErrorState title="Your submissions could not be loaded" error={failed.error} onRetry={retry} retrying={summary.isFetching || list.isFetching} />
      </>
    )
  }
  if (!summary.data || !list.data) return <TableSkeleton />
  if (summary.data.total === 0) return <NoSubmissions hasSources={summary.data.sources.length > 0} />
  const { items } = list.data
  const source = summary.data.sources.find(({ id }) => id === state.component)
  const remove = (submissions: readonly Submission[]) => onDelete(submissions, () => setChosen(new Set()))
  return (
    <>
      <Filters state={state} onChange={set} sources={summary.data.sources} />
      {source?.kind === 'poll' || source?.kind === 'quiz' ? <Suspense fallback={null}><ResultsCard id={source.id} /></Suspense> : null}
      {items.length > 0 || list.data.searched_to || list.data.previous ? (
        <div className={classes.card}>
          {items.length > 0 ? <SubmissionsTable items={items} open={open} chosen={chosen} onChoose={setChosen} onDelete={remove} search={search} /> : <p className={classes.none}>Nothing here matches</p>}
          <PageFooter page={list.data} state={state} onTurn={(next) => set(next, true)} />
        </div>
      ) : (
        <EmptyState
          icon={SearchX}
          title="Nothing matches"
          action={isFiltered(state) ? <Button variant="default" onClick={() => set(changeFilter({ q: '', kind: '', component: '', range: '', from: '', to: '' }))}>Show all submissions</Button> : undefined}
        >
          No submission is what you are looking for.
        </EmptyState>
      )}
    </>
  )
}

function NoSubmissions({ hasSources }: { hasSources: boolean }) {
  const next = hasSources ? { to: '/dashboard/placement', words: 'Place a component' } : { to: '/dashboard/library', words: 'Create Component' }
  return (
    <EmptyState icon={Inbox} title="No submissions yet" action={<Button component={Link} to={next.to}>{next.words}</Button>}>
      What visitors send by your forms, polls, sign-ups and quizzes will be here.
    </EmptyState>
  )
}
