import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiKey } from '@inlay/contract/api-keys'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'
import { Confirm } from '../../ui/confirm.tsx'

/** Asks before a key ends. @param of null: nothing is asked */
export function RevokeKey({ of: key, onClose }: { of: ApiKey | null; onClose: () => void }) {
  const queryClient = useQueryClient()
  const revoke = useMutation(api.apiKeys.revoke.mutationOptions({
    onSuccess: () => toastSuccess('API key revoked'),
    onError: (error) => toastError(messageOf(error, 'Failed to revoke the key')),
    onSettled: async () => {
      onClose()
      await queryClient.invalidateQueries({ queryKey: api.apiKeys.key() })
    },
  }))
  return (
    <Confirm opened={key !== null} title={`Revoke “${key?.name ?? ''}”?`} confirm="Revoke" danger busy={revoke.isPending} onCancel={onClose} onConfirm={() => key && revoke.mutate({ id: key.id })}>
      Whatever uses {key?.prefix}… is refused from this moment on. This cannot be undone.
    </Confirm>
  )
}
