import { useInBrowser } from './use-in-browser.ts'

const thisYear = () => new Date().getFullYear()

/** The year that it is, which may not be the one in which the page was built. */
export function useYear(): number {
  return useInBrowser(thisYear, thisYear())
}
