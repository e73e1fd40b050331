import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'

/** Switches or describes a flag, and reads again what depends on flags. @param done called when it is kept */
export function useUpdateFlag(done?: () => void) {
  const queryClient = useQueryClient()
  return useMutation(api.adminFlags.update.mutationOptions({
    onSuccess: async () => {
      toastSuccess('Flag updated successfully')
      done?.()
      await invalidateFlags(queryClient)
    },
    onError: (error) => toastError(messageOf(error, 'Failed to update the flag')),
  }))
}

/** What of the dashboard flags decide. */
export const invalidateFlags = (queryClient: ReturnType<typeof useQueryClient>) =>
  Promise.all([api.adminFlags.key(), api.status.key(), api.templates.key()].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
