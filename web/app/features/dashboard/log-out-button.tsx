import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { messageOf, statusOf } from '../../lib/api-error.ts'
import { session } from '../../lib/session.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'
import { Icon } from '../../ui/icon.tsx'
import { signOut } from '../auth/auth-api.ts'
import classes from './log-out-button.module.css'

export function LogOutButton() {
  const leave = useMutation({
    mutationFn: async () => {
      try {
        await signOut()
      } catch (error) {
        // A session that the server no longer knows is as good as ended.
        if (statusOf(error) !== 401) throw error
      }
    },
    onSuccess: () => {
      session.end(true)
      toastSuccess('Logged out successfully')
    },
    onError: (error) => toastError(messageOf(error, 'Failed to log out')),
  })
  return (
    <Button className={classes.button} variant="default" size="xs" aria-label="Log out" loading={leave.isPending} onClick={() => leave.mutate()}>
      <Icon of={LogOut} size={14} />
      <span className={classes.words}>Log out</span>
    </Button>
  )
}
