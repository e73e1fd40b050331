import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SystemFlag } from '@inlay/contract/admin-flags'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { invalidateFlags } from './use-update-flag.ts'

/** Asks before a flag goes. @param flag null: nothing is asked */
export function DeleteFlag({ flag, onClose }: { flag: SystemFlag | null; onClose: () => void }) {
  const queryClient = useQueryClient()
  const remove = useMutation(api.adminFlags.delete.mutationOptions({
    onSuccess: () => toastSuccess('Flag deleted successfully'),
    onError: (error) => toastError(messageOf(error, 'Failed to delete the flag')),
    onSettled: async () => {
      onClose()
      await invalidateFlags(queryClient)
    },
  }))
  return (
    <Confirm opened={flag !== null} title={`Delete ${flag?.flag_key ?? ''}?`} confirm="Delete" danger busy={remove.isPending} onCancel={onClose} onConfirm={() => flag && remove.mutate({ id: flag.id })}>
      Are you sure you want to delete this flag?
    </Confirm>
  )
}
