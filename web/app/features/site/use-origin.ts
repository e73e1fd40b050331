import { useSyncExternalStore } from 'react'

/** What built pages say, and what is read where JavaScript is off. */
export const SAMPLE_ORIGIN = 'https://inlay.example'

const never = () => () => {}

/** Where this Inlay is, for code that readers copy. */
export function useOrigin(): string {
  return useSyncExternalStore(never, () => window.location.origin, () => SAMPLE_ORIGIN)
}
