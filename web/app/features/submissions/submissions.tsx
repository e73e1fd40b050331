import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet, useParams } from 'react-router'
import type { Submission } from '@inlay/contract/owner-submissions'
import { api } from '../../lib/api.ts'
import { VIEWER_ZONE } from '../../lib/dates.ts'
import { ConfirmDelete } from './confirm-delete.tsx'
import { ExportButton } from './export-button.tsx'
import { filterOf } from './list-state.ts'
import { Stats } from './stats.tsx'
import { SubmissionList } from './submission-list.tsx'
import type { SubmissionsContext } from './submissions-context.ts'
import { useDeleteSubmissions } from './use-delete-submissions.ts'
import { useListState } from './use-list-state.ts'
import classes from './submissions.module.css'

export const handle = { title: 'Submissions' }

/** Below this width one submission is a page of its own instead of a panel beside the list. */
const NARROW = '(max-width: 1180px)'

export default function Submissions() {
  const { id } = useParams()
  const { state, search } = useListState()
  const narrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false })
  const summary = useQuery({ ...api.submissions.summary.queryOptions({ input: { zone: VIEWER_ZONE } }), enabled: !(narrow && id) })
  const remove = useDeleteSubmissions(id)
  const [asked, setAsked] = useState<{ submissions: readonly Submission[]; then: () => void } | null>(null)
  const askDelete: SubmissionsContext['askDelete'] = (submissions, then) => setAsked({ submissions, then })
  const open = id !== undefined
  const filter = filterOf(state, VIEWER_ZONE)

  return (
    <main id="main" className={classes.page} data-split={(open && !narrow) || undefined} data-alone={(open && narrow) || undefined}>
      {open && narrow ? null : (
        <div className={classes.list}>
          <div className={classes.head}>
            <div>
              <h1 className={classes.title}>Submissions</h1>
              <p className={classes.lead}>What visitors sent, newest first.</p>
            </div>
            {summary.data?.total ? <ExportButton filter={filter} /> : null}
          </div>
          {summary.isLoadingError ? null : <Stats summary={summary.data} />}
          <SubmissionList summary={summary} filter={filter} search={search} open={id} onDelete={askDelete} />
        </div>
      )}
      {open ? (
        <aside className={narrow ? undefined : classes.detail} aria-label="Submission">
          <div className={narrow ? undefined : classes.sticky}><Outlet context={{ alone: narrow, askDelete } satisfies SubmissionsContext} /></div>
        </aside>
      ) : null}
      <ConfirmDelete
        asked={asked?.submissions ?? null}
        busy={remove.isPending}
        onConfirm={(submissions) => remove.mutate(submissions, { onSuccess: asked?.then, onSettled: () => setAsked(null) })}
        onCancel={() => setAsked(null)}
      />
    </main>
  )
}
