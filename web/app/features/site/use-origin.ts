import { BUILT_ORIGIN } from '@inlay/contract/rules/built-origin'
import { useInBrowser } from '../../lib/use-in-browser.ts'

/** What stands for the address of the reader's Inlay in the code of public pages. */
export const SAMPLE_ORIGIN = 'https://inlay.example'

/** Where this Inlay is. @param built what the built page says, in which the server has put its PUBLIC_URL */
export function useOrigin(built: string = BUILT_ORIGIN): string {
  return useInBrowser(() => window.location.origin, built)
}
