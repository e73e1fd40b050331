import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Submission } from '@inlay/contract/owner-submissions'
import { api, client } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'

/** Deletes one or several, says how it went, and brings lists and figures up to date. @param open id of the one that is shown beside the list */
export function useDeleteSubmissions(open: string | undefined) {
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
      // The one that is shown has others beside it now; unless it went itself, and is left for one that is there.
      const shown = submissions.some(({ id }) => id === open) ? [] : [api.submissions.get.key()]
      const stale = [api.submissions.list.key(), api.submissions.summary.key(), ...shown, api.results.key(), api.overview.key(), api.news.key()]
      return Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
  })
}
