import type { ReactNode } from 'react'
import { useNear } from '../../lib/use-near.ts'
import { PageLines } from '../components/page-lines.tsx'
import classes from './component-stage.module.css'

/**
 * A page that stands for the visitor's window, for what lies over it. A phone's editor shows the preview by itself, and
 * nothing can open where it has no room: what is on the page is drawn once that is seen.
 */
export function ComponentStage({ children }: { children: ReactNode }) {
  const { ref, near } = useNear<HTMLDivElement>()
  return (
    <div className={classes.window} ref={ref}>
      <PageLines />
      {near ? children : null}
    </div>
  )
}
