import { useSyncExternalStore } from 'react'
import { COLOR_SCHEME_ATTRIBUTE } from './color-scheme.ts'

const DARK = '(prefers-color-scheme: dark)'

function subscribe(listener: () => void): () => void {
  const system = matchMedia(DARK)
  const chosen = new MutationObserver(listener)
  system.addEventListener('change', listener)
  chosen.observe(document.documentElement, { attributeFilter: [COLOR_SCHEME_ATTRIBUTE] })
  return () => {
    system.removeEventListener('change', listener)
    chosen.disconnect()
  }
}

function read(): 'light' | 'dark' {
  const chosen = document.documentElement.getAttribute(COLOR_SCHEME_ATTRIBUTE)
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia(DARK).matches ? 'dark' : 'light'
}

/** The scheme that the page is in, for pages without the interface kit. */
export function usePageScheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, read, () => 'light')
}
