import { useSearchParams } from 'react-router'
import { readListState, writeListState } from './list-state.ts'
import type { ListState } from './list-state.ts'

/** The list's state in the address, and its query string for links that keep it. */
export function useListState() {
  const [params, setParams] = useSearchParams()
  const state = readListState(params)
  const query = writeListState(state).toString()
  return {
    state,
    search: query && `?${query}`,
    /** @param step whether going back undoes it: a page is a step, a letter of a search is none */
    set: (next: ListState, step = false) => setParams(writeListState(next), { replace: !step, preventScrollReset: true }),
  }
}
