import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useFields } from '../../lib/use-fields.ts'
import { emailProblem } from './auth-rules.ts'
import classes from './auth.module.css'

/** Asks for a link that sets a new password. What it says afterwards tells nobody who has an account. */
export default function AskResetForm({ email, onLeave }: { email: string; onLeave: () => void }) {
  const form = useFields({ email }, { email: emailProblem })
  const send = useMutation(api.passwordReset.ask.mutationOptions({
    onError: (error) => form.refuse(error, 'Failed to ask for the link'),
  }))
  if (send.isSuccess) {
    return (
      <div className={classes.form} role="status">
        <p>If there is an account of {send.variables.email}, a link that sets a new password is on its way to it. It works for 24 hours.</p>
        <Button size="md" fullWidth variant="default" onClick={onLeave}>Back to Sign In</Button>
      </div>
    )
  }
  return (
    <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => send.mutate({ email: values.email.trim() }), form.show)}>
      <TextInput label="Email" type="email" name="email" autoComplete="username" size="md" required withAsterisk={false} autoFocus {...form.getInputProps('email')} />
      <Button type="submit" size="md" fullWidth loading={send.isPending}>Send me a link</Button>
      <button type="button" className={classes.forgottenButton} onClick={onLeave}>Back to Sign In</button>
    </form>
  )
}
