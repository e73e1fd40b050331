import { Button } from '@mantine/core'
import { COUNTED_MAX, PAGE_DEFAULT } from '@inlay/contract/owner-submissions'
import { formatDay } from '../../lib/dates.ts'
import { TurnPages } from '../../ui/turn-pages.tsx'
import type { ListState } from './list-state.ts'

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
    <TurnPages
      position={searched_to ? `Searched back to ${formatDay(searched_to)}` : position(items.length, state.page, total)}
      onPrevious={previous ? newer : null} onNext={next ? older : null}
    >
      {searched_to ? <Button variant="default" size="xs" onClick={older}>Search further back</Button> : null}
    </TurnPages>
  )
}

function position(shown: number, page: number, total: number | null): string {
  const first = (page - 1) * PAGE_DEFAULT + 1
  const count = (n: number) => n.toLocaleString('en')
  const span = `${count(first)} to ${count(first + shown - 1)}`
  if (total === null) return span
  return `${span} of ${total > COUNTED_MAX ? `more than ${count(COUNTED_MAX)}` : count(Math.max(total, first + shown - 1))}`
}
