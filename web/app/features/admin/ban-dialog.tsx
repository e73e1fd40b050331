import { Button, Textarea, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { BAN_REASON_MAX } from '@inlay/contract/admin-bans'
import type { AdminUser } from '@inlay/contract/admin-users'
import { api } from '../../lib/api.ts'
import { useFields } from '../../lib/use-fields.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useUserAct } from './use-user-act.ts'
import { UserPicker } from './user-picker.tsx'
import classes from './table.module.css'

const FORM = 'ban-user'

/** The dialog that bans. @param user null: one is chosen in it */
export function BanDialog({ opened, user, onClose }: { opened: boolean; user: AdminUser | null; onClose: () => void }) {
  const { onSuccess, onSettled } = useUserAct()('User banned successfully', 'Failed to ban the user')
  const form = useFields({ user_id: user?.id ?? '', reason: '', expires_at: '' }, {
    user_id: (id) => (id === '' ? 'Please choose a user' : null),
    reason: (reason) => (reason.trim() === '' ? 'Please say why' : null),
    expires_at: (at) => (at !== '' && !(Date.parse(at) > Date.now()) ? 'Please choose a time that is to come, or nothing' : null),
  })
  const create = useMutation(api.adminBans.create.mutationOptions({
    onSuccess: () => {
      onSuccess()
      form.reset()
      onClose()
    },
    onError: (error) => form.refuse(error, 'Failed to ban the user'),
    onSettled,
  }))
  const send = form.onSubmit(({ expires_at, ...rest }) => create.mutate({ ...rest, expires_at: expires_at === '' ? null : new Date(expires_at).toISOString() }), form.show)
  return (
    <Dialog
      opened={opened} title="Ban User" onClose={onClose}
      actions={(
        <>
          <Button variant="default" onClick={onClose} disabled={create.isPending}>Cancel</Button>
          <Button type="submit" form={FORM} variant="danger" loading={create.isPending}>Ban User</Button>
        </>
      )}
    >
      <form id={FORM} className={classes.form} noValidate onSubmit={send}>
        {user ? <TextInput label="User" readOnly value={`${user.email} (${user.full_name})`} /> : <UserPicker value={form.values.user_id} error={form.errors['user_id']} onChange={(id) => form.setFieldValue('user_id', id)} />}
        <Textarea label="Reason" withAsterisk autosize minRows={2} maxRows={6} maxLength={BAN_REASON_MAX} {...(user && { 'data-autofocus': true })} key={form.key('reason')} {...form.getInputProps('reason')} />
        <TextInput
          label="Expires At" type="datetime-local" description={form.errors['expires_at'] ? null : 'Leave empty for a permanent ban'}
          key={form.key('expires_at')} {...form.getInputProps('expires_at')}
        />
        <p className={classes.soft}>Every session ends at once, and the user’s components leave all pages until the ban is over.</p>
      </form>
    </Dialog>
  )
}
