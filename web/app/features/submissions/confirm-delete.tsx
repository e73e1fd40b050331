import type { Submission } from '@inlay/contract/owner-submissions'
import { hostAndPath } from '../../lib/host-and-path.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { submissionName } from './submission-name.ts'
import classes from './confirm-delete.module.css'

interface ConfirmDeleteProps {
  /** null: nothing is asked. */
  readonly asked: readonly Submission[] | null
  readonly busy: boolean
  readonly onConfirm: (submissions: readonly Submission[]) => void
  readonly onCancel: () => void
}

/** Most that are named one by one. */
const NAMED_MAX = 5

/** Asks before submissions are deleted, and names them. */
export function ConfirmDelete({ asked, busy, onConfirm, onCancel }: ConfirmDeleteProps) {
  const submissions = asked ?? []
  const [only, ...more] = submissions
  const place = ({ component_name, host_url }: Submission) => `“${component_name}”${host_url ? `, sent from ${hostAndPath(host_url)}` : ''}`
  const rest = submissions.length - NAMED_MAX
  return (
    <Confirm
      opened={asked !== null}
      title={only && more.length === 0 ? `Delete ${submissionName(only)}?` : `Delete ${submissions.length} submissions?`}
      confirm="Delete"
      danger
      busy={busy}
      onConfirm={() => onConfirm(submissions)}
      onCancel={onCancel}
    >
      {only && more.length === 0 ? (
        <p>{place(only)}. Its answers and files are gone then. This cannot be undone.</p>
      ) : (
        <>
          <ul className={classes.list}>
            {submissions.slice(0, NAMED_MAX).map((one) => <li key={one.id}>{submissionName(one).replace(/^the /, '').replace(/^./, (first) => first.toUpperCase())}, {place(one)}</li>)}
            {rest > 0 ? <li>and {rest} more</li> : null}
          </ul>
          <p>Their answers and files are gone then. This cannot be undone.</p>
        </>
      )}
    </Confirm>
  )
}
