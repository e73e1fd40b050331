import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { FIGURES_DAYS } from '@inlay/contract/figures'
import type { Figure } from '@inlay/contract/figures'
import { api } from '../../lib/api.ts'
import { VIEWER_ZONE } from '../../lib/dates.ts'

const NONE = Array<number>(FIGURES_DAYS).fill(0)

/** What became of each component by days; undefined while it is awaited, null when it cannot be had. */
export type FigureOf = (id: string) => Pick<Figure, 'loads' | 'submissions'> | null | undefined

export function useFigures(): FigureOf {
  const { data, isError } = useQuery(api.figures.list.queryOptions({ input: { zone: VIEWER_ZONE } }))
  return useMemo(() => {
    const byId = new Map(data?.figures.map((figure) => [figure.id, figure]))
    return (id) => (data ? (byId.get(id) ?? { loads: NONE, submissions: NONE }) : isError ? null : undefined)
  }, [data, isError])
}
