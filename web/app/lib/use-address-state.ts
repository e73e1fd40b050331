import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/**
 * State that the query of the address holds. The address follows a change a moment later, and a second change may come before:
 * it is laid over the first, not over what is still shown.
 */
export function useAddressState<T extends object>(read: (params: URLSearchParams) => T, write: (state: T, now: URLSearchParams) => URLSearchParams) {
  const [params, setParams] = useSearchParams()
  const newest = useRef(params)
  useEffect(() => {
    newest.current = params
  }, [params])
  const state = read(params)
  return {
    state,
    /** @param change what becomes different; @param step whether going back undoes it: a page is a step, a letter of a search is none */
    set: (change: Partial<T>, step = false) => {
      newest.current = write({ ...read(newest.current), ...change }, newest.current)
      setParams(newest.current, { replace: !step, preventScrollReset: true })
    },
  }
}
