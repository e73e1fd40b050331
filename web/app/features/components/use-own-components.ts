import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../lib/api.ts'
import { ofComponent, ofQuiz } from './own-component.ts'

/** All of an owner's components and quizzes, as one list; in no order. Without `data` it is still awaited, or failed. */
export function useOwnComponents() {
  const components = useQuery(api.components.list.queryOptions())
  const quizzes = useQuery(api.quizzes.list.queryOptions())
  const data = useMemo(
    () => (components.data && quizzes.data ? [...components.data.map(ofComponent), ...quizzes.data.map(ofQuiz)] : undefined),
    [components.data, quizzes.data],
  )
  return {
    data,
    error: data ? null : (components.error ?? quizzes.error),
    isFetching: components.isFetching || quizzes.isFetching,
    refetch: () => void Promise.all([components.refetch(), quizzes.refetch()]),
  }
}
