import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, Copy, Link as LinkIcon, Trash2 } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { AdminInvitation } from '@inlay/contract/admin-invitations'
import { invitationStatus } from '@inlay/contract/rules/invitation-status'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'
import { useCopied } from '../../lib/use-copied.ts'
import { Day } from '../../ui/day.tsx'
import { Icon } from '../../ui/icon.tsx'
import { InvitationBadge } from './invitation-badge.tsx'
import classes from './invitations.module.css'

/** One invitation: what it is, how far it is used, and what can be done with it. @param now when the list was read, epoch milliseconds */
export function InvitationRow({ invitation, now, onDelete }: { invitation: AdminInvitation; now: number; onDelete: () => void }) {
  const { id, code, email, max_uses, uses_count, expires_at, is_active, created_at, used_by } = invitation
  const queryClient = useQueryClient()
  const update = useMutation(api.adminInvitations.update.mutationOptions({
    onSuccess: async (_, { is_active: active }) => {
      toastSuccess(active ? 'Invitation activated' : 'Invitation deactivated')
      await queryClient.invalidateQueries({ queryKey: api.adminInvitations.key() })
    },
    onError: (error) => toastError(messageOf(error, 'Failed to update the invitation')),
  }))
  const status = invitationStatus({ isActive: is_active, usesCount: uses_count, maxUses: max_uses, expiresAt: expires_at === null ? null : Date.parse(expires_at) }, now)

  return (
    <li className={classes.row} data-ended={status === 'Active' ? undefined : true}>
      <div className={classes.head}>
        <code className={classes.code}>{code}</code>
        <InvitationBadge status={status} />
        {email ? <span className={`${classes.email} truncate`}>{email}</span> : null}
      </div>
      <div className={classes.facts}>
        <div className={classes.used}>
          <span>Used</span> <b>{uses_count}/{max_uses}</b>
          <span className={classes.track} aria-hidden><span style={{ width: `${Math.min(uses_count / max_uses, 1) * 100}%` }} /></span>
        </div>
        <div><span>Expires</span> <b>{expires_at ? <Day iso={expires_at} /> : 'Never'}</b></div>
        <div><span>Created</span> <b><Day iso={created_at} /></b></div>
        {used_by.length > 0 ? (
          <details className={classes.who}>
            <summary>Used by {uses_count} user(s)</summary>
            <ul>
              {used_by.map((use) => <li key={use.used_at + use.email}>{use.email ?? 'An account that is gone'}, <Day iso={use.used_at} /></li>)}
              {uses_count > used_by.length ? <li>and {uses_count - used_by.length} before them</li> : null}
            </ul>
          </details>
        ) : null}
      </div>
      <div className={classes.acts}>
        <CopyIcon text={code} icon={Copy} label={`Copy the code ${code}`} />
        <CopyIcon text={`${window.location.origin}/auth?invite=${code}`} icon={LinkIcon} label={`Copy the link of ${code}`} />
        <Button variant="default" size="xs" className={classes.toggle} loading={update.isPending} onClick={() => update.mutate({ id, is_active: !is_active })} aria-label={`${is_active ? 'Deactivate' : 'Activate'} ${code}`}>
          {is_active ? 'Deactivate' : 'Activate'}
        </Button>
        <Tooltip label="Delete"><ActionIcon aria-label={`Delete ${code}`} onClick={onDelete}><Icon of={Trash2} /></ActionIcon></Tooltip>
      </div>
    </li>
  )
}

function CopyIcon({ text, icon, label }: { text: string; icon: LucideIcon; label: string }) {
  const { copied, copy } = useCopied()
  return (
    <Tooltip label={copied ? 'Copied!' : label} opened={copied || undefined}>
      <ActionIcon aria-label={copied ? 'Copied!' : label} onClick={() => copy(text)}><Icon of={copied ? Check : icon} /></ActionIcon>
    </Tooltip>
  )
}
