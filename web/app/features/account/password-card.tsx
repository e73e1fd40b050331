import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { toastSuccess } from '../../lib/toast.tsx'
import { useFields } from '../../lib/use-fields.ts'
import { Card } from '../../ui/card.tsx'
import { PASSWORD_HINT, passwordProblem } from '../auth/auth-rules.ts'
import { PasswordField } from '../auth/password-field.tsx'
import classes from './account.module.css'

/** @param email so that a password manager knows whose password it is */
export function PasswordCard({ email }: { email: string }) {
  const queryClient = useQueryClient()
  const form = useFields({ current_password: '', new_password: '' }, { current_password: (typed) => (typed === '' ? 'Please enter your current password' : null), new_password: passwordProblem })
  const change = useMutation(api.account.password.mutationOptions({
    onSuccess: async () => {
      form.reset()
      toastSuccess('Password changed. Your other sessions have ended.')
      await queryClient.invalidateQueries({ queryKey: api.account.sessions.key() })
    },
    onError: (error) => form.refuse(error, 'Failed to change the password'),
  }))
  return (
    <Card title="Password">
      <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => change.mutate(values), form.show)}>
        <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
        <PasswordField size="sm" label="Current password" autoComplete="current-password" withAsterisk={false} key={form.key('current_password')} {...form.getInputProps('current_password')} />
        <PasswordField
          size="sm" label="New password" autoComplete="new-password" withAsterisk={false} description={form.errors['new_password'] ? null : `${PASSWORD_HINT}. Your other sessions end.`}
          key={form.key('new_password')} {...form.getInputProps('new_password')}
        />
        <Button type="submit" variant="default" loading={change.isPending}>Change password</Button>
      </form>
    </Card>
  )
}
