import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Submission } from '@inlay/contract/owner-submissions'
import { api, client } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'

/** Deletes one or several, says how it went, and brings lists and figures up to date. */
export function useDeleteSubmissions() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (submissions: readonly Submission[]) => {
      const [only, ...more] = submissions
      if (only && more.length === 0) return client.submissions.delete({ type: only.type, id: only.id })
      await client.submissions.deleteMany({ submissions: submissions.map(({ type, id }) => ({ type, id })) })
    },
    onSuccess: (_, { length }) => toastSuccess(length === 1 ? 'Submission deleted successfully' : `${length} submissions deleted successfully`),
    onError: (error) => toastError(messageOf(error, 'Failed to delete the submission')),
    onSettled: (_, __, submissions) => {
      for (const { type, id } of submissions) queryClient.removeQueries({ queryKey: api.submissions.get.key({ input: { type, id } }) })
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: api.submissions.list.key() }),
        queryClient.invalidateQueries({ queryKey: api.submissions.summary.key() }),
        queryClient.invalidateQueries({ queryKey: api.results.key() }),
        queryClient.invalidateQueries({ queryKey: api.overview.key() }),
      ])
    },
  })
}
