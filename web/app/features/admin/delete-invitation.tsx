import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AdminInvitation } from '@inlay/contract/admin-invitations'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'
import { Confirm } from '../../ui/confirm.tsx'

/** Asks before an invitation goes. @param invitation null: nothing is asked */
export function DeleteInvitation({ invitation, onClose }: { invitation: AdminInvitation | null; onClose: () => void }) {
  const queryClient = useQueryClient()
  const remove = useMutation(api.adminInvitations.delete.mutationOptions({
    onSuccess: () => toastSuccess('Invitation deleted successfully'),
    onError: (error) => toastError(messageOf(error, 'Failed to delete the invitation')),
    onSettled: async () => {
      onClose()
      await queryClient.invalidateQueries({ queryKey: api.adminInvitations.key() })
    },
  }))
  return (
    <Confirm opened={invitation !== null} title={`Delete ${invitation?.code ?? ''}?`} confirm="Delete" danger busy={remove.isPending} onCancel={onClose} onConfirm={() => invitation && remove.mutate({ id: invitation.id })}>
      Are you sure you want to delete this invitation?
    </Confirm>
  )
}
