import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Webhook } from '@inlay/contract/webhooks'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { nameOf } from './name-of.ts'

/** Asks before a webhook goes. @param of null: nothing is asked */
export function DeleteWebhook({ of: hook, onClose }: { of: Webhook | null; onClose: () => void }) {
  const queryClient = useQueryClient()
  const remove = useMutation(api.webhooks.delete.mutationOptions({
    onSuccess: () => toastSuccess('Webhook deleted successfully'),
    onError: (error) => toastError(messageOf(error, 'Failed to delete the webhook')),
    onSettled: async () => {
      onClose()
      await queryClient.invalidateQueries({ queryKey: api.webhooks.key() })
    },
  }))
  return (
    <Confirm opened={hook !== null} title={`Delete “${hook ? nameOf(hook) : ''}”?`} confirm="Delete" danger busy={remove.isPending} onCancel={onClose} onConfirm={() => hook && remove.mutate({ id: hook.id })}>
      Nothing is sent to {hook ? new URL(hook.url).host : ''} any more, what waits to be tried again neither, and its log is gone. This cannot be undone.
    </Confirm>
  )
}
