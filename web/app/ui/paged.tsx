import { useRef } from 'react'
import type { ReactNode } from 'react'
import { count } from '../lib/count.ts'
import type { Pages } from '../lib/use-pages.ts'
import { TurnPages } from './turn-pages.tsx'
import classes from './turn-pages.module.css'

/** One page of a list of which all is here, with its end where there are more; turned, it is shown from its beginning. */
export function Paged({ pages: { page, last, first, shown, total, turn }, children }: { pages: Pages<unknown>; children: ReactNode }) {
  const top = useRef<HTMLDivElement>(null)
  const go = (to: number) => () => {
    turn(to)
    top.current?.scrollIntoView()
  }
  return (
    <div ref={top} className={classes.paged}>
      {children}
      {last > 1 ? (
        <TurnPages position={`${count(first)} to ${count(first + shown.length - 1)} of ${count(total)}`} onPrevious={page > 1 ? go(page - 1) : null} onNext={page < last ? go(page + 1) : null} />
      ) : null}
    </div>
  )
}
