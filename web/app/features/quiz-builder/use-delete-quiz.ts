import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { messageOf } from '../../lib/api-error.ts'
import { toastError, toastSuccess } from '../../lib/toast.tsx'
import { drafts } from '../editor/drafts.ts'

/** Deletes the quiz that is open. The quiz itself is not asked for again: the builder leaves it. */
export function useDeleteQuiz(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => client.quizzes.delete({ id }),
    onSuccess: () => {
      drafts.remove(id)
      toastSuccess('Quiz deleted successfully')
      for (const queryKey of [api.quizzes.list.key(), api.figures.key(), api.overview.key(), api.submissions.key()]) void queryClient.invalidateQueries({ queryKey })
    },
    onError: (error) => toastError(messageOf(error, 'Failed to delete the quiz')),
  })
}
