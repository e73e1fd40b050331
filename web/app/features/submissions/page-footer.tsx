import { ActionIcon, Button } from '@mantine/core'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { COUNTED_MAX, PAGE_DEFAULT } from '@inlay/contract/owner-submissions'
import { formatDay } from '../../lib/dates.ts'
import { Icon } from '../../ui/icon.tsx'
import type { ListState } from './list-state.ts'
import classes from './table.module.css'

interface PageFooterProps {
  readonly page: { readonly items: readonly unknown[]; readonly next: string | null; readonly previous: string | null; readonly total: number | null; readonly searched_to: string | null }
  readonly state: ListState
  readonly onTurn: (next: ListState) => void
}

/** Where in the list this page is, and the ways to the pages beside it. */
export function PageFooter({ page: { items, next, previous, total, searched_to }, state, onTurn }: PageFooterProps) {
  const older = () => next && onTurn({ ...state, after: next, before: '', page: state.page + 1 })
  const newer = () => {
    if (!previous) return
    // The first page is the newest there is, whatever has come since.
    onTurn(state.page <= 2 ? { ...state, after: '', before: '', page: 1 } : { ...state, after: '', before: previous, page: state.page - 1 })
  }
  return (
    <div className={classes.foot}>
      <span>{searched_to ? `Searched back to ${formatDay(searched_to)}` : position(items.length, state.page, total)}</span>
      <span className={classes.turn}>
        {searched_to ? <Button variant="default" size="xs" onClick={older}>Search further back</Button> : null}
        <ActionIcon variant="default" aria-label="Previous page" disabled={!previous} onClick={newer}><Icon of={ChevronLeft} /></ActionIcon>
        <ActionIcon variant="default" aria-label="Next page" disabled={!next} onClick={older}><Icon of={ChevronRight} /></ActionIcon>
      </span>
    </div>
  )
}

function position(shown: number, page: number, total: number | null): string {
  const first = (page - 1) * PAGE_DEFAULT + 1
  const count = (n: number) => n.toLocaleString('en')
  const span = `${count(first)} to ${count(first + shown - 1)}`
  if (total === null) return span
  return `${span} of ${total > COUNTED_MAX ? `more than ${count(COUNTED_MAX)}` : count(Math.max(total, first + shown - 1))}`
}
