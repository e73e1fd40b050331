import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { AdminUser } from '@inlay/contract/admin-users'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { formatExact } from '../../lib/dates.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import classes from './table.module.css'

/** Makes the link with which a user sets a new password: sent by mail, or shown once to be handed over. */
export function ResetDialog({ user, mail, onClose }: { user: AdminUser | null; mail: boolean; onClose: () => void }) {
  const make = useMutation(api.adminUsers.resetPassword.mutationOptions({
    onSuccess: ({ link }) => {
      if (link !== null) return
      toastSuccess('Password-reset link sent')
      onClose()
    },
    onError: (error) => toastError(messageOf(error, 'Failed to make the link')),
  }))
  const link = make.data?.link
  const start = (deliver: 'mail' | 'link') => user && make.mutate({ id: user.id, deliver })
  return (
    <Dialog
      opened={user !== null} title="Reset password" onClose={onClose}
      actions={link ? (
        <>
          <Button variant="default" onClick={onClose}>Close</Button>
          <CopyButton text={link} variant="filled" size="sm">Copy link</CopyButton>
        </>
      ) : (
        <>
          <Button variant="default" onClick={onClose} disabled={make.isPending}>Cancel</Button>
          <Button variant={mail ? 'default' : 'filled'} loading={make.isPending && make.variables.deliver === 'link'} onClick={() => start('link')}>Make a link to copy</Button>
          {mail ? <Button loading={make.isPending && make.variables.deliver === 'mail'} onClick={() => start('mail')}>Send by mail</Button> : null}
        </>
      )}
    >
      {link ? (
        <div className={classes.link}>
          <TextInput readOnly label={`For ${user?.email ?? ''}`} value={link} onFocus={(event) => event.currentTarget.select()} />
          <p>It works once, until {formatExact(make.data!.expires_at)}, and is shown only now. Whoever has it can take the account.</p>
        </div>
      ) : (
        <p>
          {user?.email} chooses a new password with a link that works once, for 24 hours. Until then the old password stays.
          {mail ? '' : ' Mail is not set up on this server, so hand the link over yourself.'}
        </p>
      )}
    </Dialog>
  )
}
