import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { INVITATION_CODE_LENGTH, normaliseInvitationCode } from '@inlay/contract/rules/invitation-code'
import { client } from '../../lib/api.ts'
import { toastSuccess } from '../../lib/toast.tsx'
import { useFields } from '../../lib/use-fields.ts'
import { Icon } from '../../ui/icon.tsx'
import { signUp } from './auth-api.ts'
import { emailProblem, PASSWORD_HINT, passwordProblem } from './auth-rules.ts'
import { PasswordField } from './password-field.tsx'
import { useCodeCheck } from './use-code-check.ts'
import classes from './auth.module.css'

interface SignUpFormProps {
  /** Code of the invitation link that was followed; empty when none was. */
  invite: string
  /** Called with the address of the account that was made. */
  onCreated: (email: string) => void
}

class InvitationRefused extends Error {}
class CheckFailed extends Error {}

const EMPTY = { invitation_code: '', name: '', email: '', password: '' }

export default function SignUpForm({ invite, onCreated }: SignUpFormProps) {
  const form = useFields({ ...EMPTY, invitation_code: invite }, {
    invitation_code: (code) => (code === '' ? 'Please enter an invitation code' : null),
    name: (name) => (name.trim() === '' ? 'Please enter your full name' : null),
    email: emailProblem,
    password: passwordProblem,
  })
  const send = useMutation({
    mutationFn: async (account: typeof EMPTY) => {
      const check = await client.invitations.validate({ code: account.invitation_code }).catch((error: unknown) => {
        throw new CheckFailed('The code could not be checked', { cause: error })
      })
      if (!check.valid) throw new InvitationRefused(check.message || 'Invalid invitation code')
      await signUp(account)
    },
    onSuccess: (_, account) => {
      form.setValues(EMPTY)
      toastSuccess('Account created! You can now sign in.')
      onCreated(account.email)
    },
    onError: (error) => {
      if (error instanceof InvitationRefused) form.show({ invitation_code: error.message })
      else if (error instanceof CheckFailed) form.refuse(error.cause, 'Failed to validate invitation code')
      else form.refuse(error, 'Failed to create account')
    },
  })

  const code = form.getInputProps('invitation_code')
  const fromLink = invite !== '' && form.values.invitation_code === invite
  const check = useCodeCheck(form.values.invitation_code)
  const codeError = form.errors['invitation_code'] ?? (typeof check === 'object' ? check.refused : null)
  const codeNote = fromLink ? 'Taken from your invitation link' : 'The code is good'
  const passwordError = form.errors['password']
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit((values) => send.mutate({ ...values, name: values.name.trim(), email: values.email.trim() }), form.show)}
    >
      <TextInput
        label="Invitation code" size="md" required autoComplete="off" autoCapitalize="characters" spellCheck={false} autoFocus={invite === ''}
        classNames={{ input: classes.code }}
        description={!codeError && (fromLink || check === 'good') ? <span className={classes.fromLink}><Icon of={Check} size={14} />{codeNote}</span> : null}
        {...code}
        error={codeError}
        onChange={(event) => form.setFieldValue('invitation_code', normaliseInvitationCode(event.currentTarget.value))}
        // No maxLength: a pasted code may come with spaces, which are taken out before it is cut to its length.
        aria-description={`${INVITATION_CODE_LENGTH} letters and digits`}
      />
      <TextInput label="Full name" name="name" size="md" required autoComplete="name" autoFocus={invite !== ''} {...form.getInputProps('name')} />
      <TextInput label="Email" type="email" name="email" size="md" required autoComplete="username" {...form.getInputProps('email')} />
      <PasswordField label="Password" name="new-password" autoComplete="new-password" description={passwordError ? null : PASSWORD_HINT} {...form.getInputProps('password')} />
      <Button type="submit" size="md" fullWidth loading={send.isPending}>Create account</Button>
    </form>
  )
}
