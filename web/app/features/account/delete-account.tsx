import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { EMAIL_WRONG } from '@inlay/contract/account'
import { canonicalEmail } from '@inlay/contract/rules/canonical-email'
import { api } from '../../lib/api.ts'
import { session } from '../../lib/session.ts'
import { toastSuccess } from '../../lib/toast.tsx'
import { useFields } from '../../lib/use-fields.ts'
import { Dialog } from '../../ui/dialog.tsx'
import classes from './account.module.css'

const FORM = 'delete-account'

/** Asks for the account's address before everything goes. Give each opening a key of its own. */
export function DeleteAccount({ email, opened, onClose }: { email: string; opened: boolean; onClose: () => void }) {
  const form = useFields({ email: '' }, { email: (typed) => (canonicalEmail(typed) === email ? null : EMAIL_WRONG) })
  const remove = useMutation(api.account.delete.mutationOptions({
    onSuccess: () => {
      session.end(true)
      toastSuccess('Your account is deleted')
    },
    onError: (error) => form.refuse(error, 'Failed to delete the account'),
  }))
  return (
    <Dialog
      opened={opened} title="Delete your account?" onClose={onClose}
      actions={<><Button variant="default" onClick={onClose} disabled={remove.isPending}>Cancel</Button><Button type="submit" form={FORM} variant="danger" loading={remove.isPending}>Delete account</Button></>}
    >
      <form id={FORM} className={classes.confirm} noValidate onSubmit={form.onSubmit((values) => remove.mutate(values), form.show)}>
        <p className={classes.text}>All components, quizzes and submissions go with it, at once and for good. Type <b>{email}</b> to confirm.</p>
        <TextInput data-autofocus label="Email" type="email" autoComplete="off" key={form.key('email')} {...form.getInputProps('email')} />
      </form>
    </Dialog>
  )
}
