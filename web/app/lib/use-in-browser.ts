import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** What only a browser knows. @param built what pages say that are written when the app is built, and where JavaScript is off */
export function useInBrowser<T>(read: () => T, built: T): T {
  return useSyncExternalStore(never, read, () => built)
}
