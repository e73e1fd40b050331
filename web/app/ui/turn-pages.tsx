import { ActionIcon } from '@mantine/core'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import classes from './turn-pages.module.css'

interface TurnPagesProps {
  /** Where in the list this page is, as in '51 to 100 of 1,000'. */
  position: string
  /** null: there is no such page. */
  onPrevious: (() => void) | null
  onNext: (() => void) | null
  /** Another way on, before the two. */
  children?: ReactNode
}

/** The end of a list that is shown page by page. */
export function TurnPages({ position, onPrevious, onNext, children }: TurnPagesProps) {
  return (
    <div className={classes.foot}>
      <span role="status">{position}</span>
      <span className={classes.turn}>
        {children}
        <ActionIcon variant="default" aria-label="Previous page" disabled={!onPrevious} onClick={() => onPrevious?.()}><Icon of={ChevronLeft} /></ActionIcon>
        <ActionIcon variant="default" aria-label="Next page" disabled={!onNext} onClick={() => onNext?.()}><Icon of={ChevronRight} /></ActionIcon>
      </span>
    </div>
  )
}
