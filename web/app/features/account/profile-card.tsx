import { Button, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { COMPANY_NAME_MAX, FULL_NAME_MAX } from '@inlay/contract/account'
import { api } from '../../lib/api.ts'
import { toastSuccess } from '../../lib/toast.tsx'
import { useFields } from '../../lib/use-fields.ts'
import { Card } from '../../ui/card.tsx'
import type { Me } from '../dashboard/me.ts'
import classes from './account.module.css'

export function ProfileCard({ me }: { me: Me }) {
  const queryClient = useQueryClient()
  const form = useFields({ full_name: me.full_name, company_name: me.company_name ?? '' }, { full_name: (name) => (name.trim() === '' ? 'Please enter your full name' : null) })
  const save = useMutation(api.account.update.mutationOptions({
    onSuccess: async () => {
      toastSuccess('Profile saved')
      await queryClient.invalidateQueries({ queryKey: api.me.key() })
    },
    onError: (error) => form.refuse(error, 'Failed to save your profile'),
  }))
  return (
    <Card title="Profile">
      <form className={classes.form} noValidate onSubmit={form.onSubmit((values) => save.mutate(values), form.show)}>
        <TextInput label="Email" type="email" readOnly value={me.email} description="What you sign in with" />
        <TextInput label="Full name" required withAsterisk={false} autoComplete="name" maxLength={FULL_NAME_MAX} key={form.key('full_name')} {...form.getInputProps('full_name')} />
        <TextInput label="Company" autoComplete="organization" maxLength={COMPANY_NAME_MAX} key={form.key('company_name')} {...form.getInputProps('company_name')} />
        <Button type="submit" loading={save.isPending}>Save</Button>
      </form>
    </Card>
  )
}
