import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { VIEWER_ZONE } from '../../lib/dates.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { deleteTitle, deleteWarning } from './act-words.ts'
import type { OwnComponent } from './own-component.ts'

interface DeleteDialogProps {
  /** What is to be deleted; none: nothing is asked. */
  of: readonly OwnComponent[]
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a delete, and says how many submissions go with it. */
export function DeleteDialog({ of, busy, onConfirm, onCancel }: DeleteDialogProps) {
  const asked = of.length > 0
  // Counted anew for each question.
  const summary = useQuery({ ...api.submissions.summary.queryOptions({ input: { zone: VIEWER_ZONE } }), enabled: asked, staleTime: 0, retry: false })
  const counting = asked && summary.isFetching
  const ids = new Set(of.map(({ id }) => id))
  const sources = summary.data?.sources.filter(({ id }) => ids.has(id)) ?? []
  const submissions = summary.isError ? null : sources.reduce((all, { total }) => all + total, 0)
  return (
    <Confirm opened={asked} title={asked ? deleteTitle(of) : ''} confirm="Delete" danger busy={busy} waiting={counting} onConfirm={onConfirm} onCancel={onCancel}>
      {counting ? 'Counting the submissions that go with it…' : asked ? deleteWarning(of, submissions) : null}
    </Confirm>
  )
}
