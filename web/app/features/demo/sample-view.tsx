import { lazy, Suspense } from 'react'
import { useReady } from '../../lib/use-ready.ts'
import type { SampleMountProps } from './sample-mount.tsx'

// Nobody needs the renderers to read the page.
const SampleMount = lazy(() => import('./sample-mount.tsx'))

/** A sample drawn by the embed's own renderers, once the page is there. Another kind needs another `key`. */
export function SampleView(props: SampleMountProps) {
  const inBrowser = useReady()
  return inBrowser ? <Suspense fallback={null}><SampleMount {...props} /></Suspense> : null
}
