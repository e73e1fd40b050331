import { useMatches } from 'react-router'

/** What a screen of the dashboard tells the shell, as its route's `handle`. */
export interface Screen {
  title: string
  /** A builder brings its own top bar and gives the sidebar's width to the work. */
  builder?: boolean
}

/** The screen that is shown: of the innermost route that has one. */
export function useScreen(): Screen {
  const found = useMatches().findLast(({ handle }) => typeof handle === 'object' && handle !== null && 'title' in handle)
  return (found?.handle as Screen | undefined) ?? { title: 'Dashboard' }
}
