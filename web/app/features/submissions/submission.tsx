import { ActionIcon, Button, Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowLeft, ChevronDown, ChevronUp, Trash2, X } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useNavigate, useOutletContext, useParams } from 'react-router'
import { KIND_LABELS } from '@inlay/contract/component-types'
import type { SubmissionRef, SubmissionType } from '@inlay/contract/owner-submissions'
import { api } from '../../lib/api.ts'
import { statusOf } from '../../lib/api-error.ts'
import { VIEWER_ZONE } from '../../lib/dates.ts'
import { toastError } from '../../lib/toast.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { submissionText } from './copy-submission.ts'
import { filterOf } from './list-state.ts'
import { SubmissionBody } from './submission-body.tsx'
import { KIND_ICONS } from './kind-icons.ts'
import type { SubmissionsContext } from './submissions-context.ts'
import { useListState } from './use-list-state.ts'
import classes from './submission.module.css'

export const handle = { title: 'Submissions' }

const LIST = '/dashboard/submissions'

/** One submission, beside the list or, where there is no room for both, alone. */
export default function Submission() {
  const { type = '', id = '' } = useParams()
  const { alone, askDelete } = useOutletContext<SubmissionsContext>()
  const { state, search } = useListState()
  const navigate = useNavigate()
  const input = { type: type as SubmissionType, id, ...filterOf(state, VIEWER_ZONE) }
  const found = useQuery({ ...api.submissions.get.queryOptions({ input }), placeholderData: keepPreviousData })
  const { data } = found
  const gone = found.isLoadingError || statusOf(found.error) === 404

  useEffect(() => {
    if (!gone) return
    toastError('Submission not found')
    void navigate(LIST + search, { replace: true })
  }, [gone, navigate, search])

  if (!data || gone) return <div className={classes.skeleton} role="status" aria-label="Loading the submission">{[40, 20, 64, 40, 40].map((height, row) => <Skeleton key={row} height={height} />)}</div>
  const path = (ref: SubmissionRef) => `${LIST}/${ref.type}/${ref.id}${search}`
  const Title = alone ? 'h1' : 'h2'
  const beside = data.older ?? data.newer
  return (
    <div className={alone ? classes.alone : undefined}>
      <div className={classes.head}>
        {alone ? <ActionIcon component={Link} to={LIST + search} aria-label="Back to all submissions"><Icon of={ArrowLeft} /></ActionIcon> : <Icon of={KIND_ICONS[data.kind]} />}
        <Title className={classes.title}>{KIND_LABELS[data.kind]}</Title>
        <Step to={data.newer && path(data.newer)} label="Previous submission" icon={ChevronUp} />
        <Step to={data.older && path(data.older)} label="Next submission" icon={ChevronDown} />
        {alone ? null : <ActionIcon component={Link} to={LIST + search} preventScrollReset aria-label="Close"><Icon of={X} /></ActionIcon>}
      </div>
      <SubmissionBody submission={data} />
      <div className={`${classes.section} ${classes.actions}`}>
        <CopyButton variant="default" text={() => submissionText(data)}>Copy as text</CopyButton>
        <Button
          className={classes.delete} variant="subtle" size="xs" leftSection={<Icon of={Trash2} size={14} />}
          onClick={() => askDelete([data], () => void navigate(beside && !alone ? path(beside) : LIST + search, { replace: true, preventScrollReset: true }))}
        >
          Delete
        </Button>
      </div>
    </div>
  )
}

function Step({ to, label, icon }: { to: string | null; label: string; icon: typeof ChevronUp }) {
  if (!to) return <ActionIcon aria-label={label} disabled><Icon of={icon} /></ActionIcon>
  return <ActionIcon component={Link} to={to} replace preventScrollReset aria-label={label}><Icon of={icon} /></ActionIcon>
}
