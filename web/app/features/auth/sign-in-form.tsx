import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { session } from '../../lib/session.ts'
import { toastSuccess } from '../../lib/toast.tsx'
import { useFields } from '../../lib/use-fields.ts'
import { signIn } from './auth-api.ts'
import { emailProblem, passwordProblem } from './auth-rules.ts'
import { Forgotten } from './forgotten.tsx'
import { PasswordField } from './password-field.tsx'
import classes from './auth.module.css'

/** @param email filled in, after an account was made. @param onForgotten with what was typed as the address */
export function SignInForm({ email, onForgotten }: { email: string; onForgotten: (email: string) => void }) {
  const queryClient = useQueryClient()
  const form = useFields({ email, password: '' }, { email: emailProblem, password: passwordProblem })
  const send = useMutation({
    mutationFn: signIn,
    onSuccess: (token) => {
      // Nothing that another account saw in this browser is shown to this one.
      queryClient.clear()
      session.start(token)
      toastSuccess('Welcome back!')
    },
    onError: (error) => form.refuse(error, 'Failed to sign in'),
  })

  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit((values) => send.mutate({ ...values, email: values.email.trim() }), form.show)}
    >
      <TextInput label="Email" type="email" name="email" autoComplete="username" size="md" required withAsterisk={false} autoFocus={email === ''} {...form.getInputProps('email')} />
      <PasswordField label="Password" name="password" autoComplete="current-password" withAsterisk={false} autoFocus={email !== ''} {...form.getInputProps('password')} />
      <Button type="submit" size="md" fullWidth loading={send.isPending}>Sign In</Button>
      <Forgotten onAsk={() => onForgotten(form.values.email)} />
    </form>
  )
}
