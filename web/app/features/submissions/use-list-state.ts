import { useAddressState } from '../../lib/use-address-state.ts'
import { readListState, writeListState } from './list-state.ts'

/** The list's state in the address, and its query string for links that keep it. */
export function useListState() {
  const { state, set } = useAddressState(readListState, writeListState)
  const query = writeListState(state).toString()
  return { state, search: query && `?${query}`, set }
}
