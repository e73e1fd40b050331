import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'

/** What follows an act on a user: its toast, and the lists that show it, read anew. */
export function useUserAct() {
  const queryClient = useQueryClient()
  return (done: string, failed: string) => ({
    onSuccess: () => toastSuccess(done),
    onError: (error: Error) => toastError(messageOf(error, failed)),
    onSettled: () => Promise.all([api.adminUsers.key(), api.adminBans.key(), api.me.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
