import { Button, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { RESET_REFUSED } from '@inlay/contract/rules/reset-texts'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { toastSuccess } from '../../lib/toast.tsx'
import { useFields } from '../../lib/use-fields.ts'
import { passwordProblem } from './auth-rules.ts'
import { PasswordField } from './password-field.tsx'
import classes from './auth.module.css'

interface ResetFormProps {
  readonly token: string
  /** After the password is set: whose it is. */
  readonly onDone: (email: string) => void
  readonly onLeave: () => void
}

/** Takes a new password for a link. To open it uses nothing up; to send it does. */
export default function ResetForm({ token, onDone, onLeave }: ResetFormProps) {
  const owner = useQuery({ ...api.passwordReset.look.queryOptions({ input: { token } }), staleTime: Infinity, gcTime: 0 })
  const form = useFields({ password: '' }, { password: passwordProblem })
  const send = useMutation(api.passwordReset.use.mutationOptions({
    onSuccess: ({ email }) => {
      toastSuccess('Password changed. You can now sign in.')
      onDone(email)
    },
    onError: (error) => form.refuse(error, 'Failed to set the password'),
  }))
  // Out of the address bar, so that it is neither copied, nor kept in the history.
  useEffect(() => window.history.replaceState(window.history.state, '', '/auth'), [])

  if (owner.isSuccess && owner.data.email === null) {
    return (
      <div className={classes.form} role="alert">
        <p>{RESET_REFUSED}. Ask for a new one.</p>
        <Button size="md" fullWidth onClick={onLeave}>Sign In</Button>
      </div>
    )
  }
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit(({ password }) => send.mutate({ token, password }), form.show)}>
      <TextInput label="Email" type="email" autoComplete="username" size="md" readOnly value={owner.data?.email ?? ''} error={owner.isError ? messageOf(owner.error, 'The link could not be looked at. Please try again.') : null} />
      <PasswordField
        label="New password" autoComplete="new-password" withAsterisk={false} autoFocus description={form.errors['password'] ? null : 'At least 6 characters. Every session ends.'}
        {...form.getInputProps('password')}
      />
      <Button type="submit" size="md" fullWidth loading={send.isPending}>Set password</Button>
    </form>
  )
}
