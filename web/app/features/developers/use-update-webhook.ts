import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'

/** Switches a webhook off or on, and says so. */
export function useUpdateWebhook() {
  const queryClient = useQueryClient()
  return useMutation(api.webhooks.update.mutationOptions({
    onSuccess: async ({ enabled }) => {
      toastSuccess(enabled ? 'Webhook switched on' : 'Webhook switched off')
      await queryClient.invalidateQueries({ queryKey: api.webhooks.key() })
    },
    onError: (error) => toastError(messageOf(error, 'Failed to change the webhook')),
  }))
}
