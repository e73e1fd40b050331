import { useInBrowser } from './use-in-browser.ts'

/** Whether scripts are at work; not yet while a page is as it was built. */
export const useReady = () => useInBrowser(() => true, false)
