import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { INVITATION_DAYS_DEFAULT, INVITATION_DAYS_MAX, INVITATION_USES_DEFAULT, INVITATION_USES_MAX } from '@inlay/contract/admin-invitations'
import { isEmail } from '@inlay/contract/rules/email'
import { api } from '../../lib/api.ts'
import { toastSuccess } from '../../lib/toast.tsx'
import { useFields } from '../../lib/use-fields.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { wholeNumber } from './whole-number.ts'
import classes from './generate-invite.module.css'

const START = { email: '', max_uses: String(INVITATION_USES_DEFAULT), expires_in_days: String(INVITATION_DAYS_DEFAULT) }
const FORM = 'generate-invite'

/** The dialog that makes an invitation. What was typed stays until one is made. */
export function GenerateInvite({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const queryClient = useQueryClient()
  const form = useFields(START, {
    email: (email) => (email.trim() === '' || isEmail(email.trim()) ? null : 'Please enter an email address, or nothing'),
    max_uses: (uses) => wholeNumber(uses, INVITATION_USES_MAX),
    expires_in_days: (days) => (days.trim() === '' ? null : wholeNumber(days, INVITATION_DAYS_MAX)),
  })
  const create = useMutation(api.adminInvitations.create.mutationOptions({
    onSuccess: async ({ code }) => {
      toastSuccess(`Invitation code generated: ${code}`)
      form.reset()
      onClose()
      await queryClient.invalidateQueries({ queryKey: api.adminInvitations.key() })
    },
    onError: (error) => form.refuse(error, 'Failed to generate the invitation'),
  }))
  const send = form.onSubmit(
    ({ email, max_uses, expires_in_days: days }) => create.mutate({ email, max_uses: Number(max_uses), expires_in_days: days.trim() === '' ? null : Number(days) }),
    form.show,
  )
  return (
    <Dialog
      opened={opened} title="Generate Invite" onClose={onClose}
      actions={(
        <>
          <Button variant="default" onClick={onClose} disabled={create.isPending}>Cancel</Button>
          <Button type="submit" form={FORM} loading={create.isPending}>Generate Invite</Button>
        </>
      )}
    >
      <form id={FORM} className={classes.form} noValidate onSubmit={send}>
        <TextInput
          data-autofocus label="Email (Optional)" type="email" placeholder="name@example.com" autoComplete="off" description={form.errors['email'] ? null : 'Leave empty for generic invite'}
          key={form.key('email')} {...form.getInputProps('email')}
        />
        <div className={classes.pair}>
          <TextInput label="Maximum Uses" inputMode="numeric" key={form.key('max_uses')} {...form.getInputProps('max_uses')} />
          <TextInput
            label="Expires In (Days)" inputMode="numeric" description={form.errors['expires_in_days'] ? null : 'Leave empty for no expiration'}
            key={form.key('expires_in_days')} {...form.getInputProps('expires_in_days')}
          />
        </div>
      </form>
    </Dialog>
  )
}
