import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { api } from '../../lib/api.ts'
import { statusOf } from '../../lib/api-error.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { QuizEditor } from './quiz-editor.tsx'
import { QuizSkeleton } from './quiz-skeleton.tsx'

export const handle = { title: 'Quiz builder', builder: true }

/** The builder of one quiz. */
export default function QuizBuilder() {
  const { id = '' } = useParams()
  const quiz = useQuery({
    ...api.quizzes.get.queryOptions({ input: { id } }),
    // What is open in the builder is not replaced behind the user's back; a save on an old version is answered by 409.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: 0,
    gcTime: 0,
  })
  if (quiz.data) return <QuizEditor key={id} quiz={quiz.data} />
  if (quiz.isPending) return <QuizSkeleton />

  const status = statusOf(quiz.error)
  const missing = status === 404 || status === 400
  const back = <Button component={Link} to="/dashboard/quizzes">Back to Quizzes</Button>
  return (
    <Page title={missing ? 'Quiz not found' : 'Quiz builder'} action={missing ? null : back}>
      <title>{`${missing ? 'Quiz not found' : 'Quiz builder'} · Inlay`}</title>
      {missing ? (
        <EmptyState icon={SearchX} title="There is no such quiz" action={back}>It may have been deleted, or the address is not complete.</EmptyState>
      ) : (
        <ErrorState title="Failed to load quiz" error={quiz.error} onRetry={() => void quiz.refetch()} retrying={quiz.isFetching} />
      )}
    </Page>
  )
}
