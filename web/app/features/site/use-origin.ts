import { useInBrowser } from '../../lib/use-in-browser.ts'

/** What built pages say, and what is read where JavaScript is off. */
export const SAMPLE_ORIGIN = 'https://inlay.example'

/** Where this Inlay is, for code that readers copy. */
export function useOrigin(): string {
  return useInBrowser(() => window.location.origin, SAMPLE_ORIGIN)
}
