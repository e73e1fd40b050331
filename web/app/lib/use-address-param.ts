import { useAddressState } from './use-address-state.ts'

/** One parameter of the address, whatever others there are; null: it has none. @returns it, and what sets it (see useAddressState for `step`) */
export function useAddressParam(name: string): [string | null, (value: string | null, step?: boolean) => void] {
  const { state, set } = useAddressState(
    (params) => ({ value: params.get(name) }),
    ({ value }, now) => {
      const next = new URLSearchParams(now)
      if (value === null) next.delete(name)
      else next.set(name, value)
      return next
    },
  )
  return [state.value, (value, step) => set({ value }, step)]
}
