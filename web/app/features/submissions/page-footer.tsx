import { Button } from '@mantine/core'
import { COUNTED_MAX, PAGE_DEFAULT } from '@inlay/contract/owner-submissions'
import { formatDay } from '../../lib/dates.ts'
import { pagePosition } from '../../lib/page-position.ts'
import { placesBeside } from '../../lib/place-state.ts'
import type { PlaceState } from '../../lib/place-state.ts'
import { TurnPages } from '../../ui/turn-pages.tsx'

interface PageFooterProps {
  readonly page: { readonly items: readonly unknown[]; readonly next: string | null; readonly previous: string | null; readonly total: number | null; readonly searched_to: string | null }
  readonly state: PlaceState
  readonly onTurn: (to: PlaceState) => void
}

/** Where in the list this page is, and the ways to the pages beside it. */
export function PageFooter({ page: { items, next, previous, total, searched_to }, state, onTurn }: PageFooterProps) {
  const beside = placesBeside(state, { next, previous })
  const go = (to: PlaceState | null) => to && (() => onTurn(to))
  const older = go(beside.next)
  return (
    <TurnPages
      position={searched_to ? `Searched back to ${formatDay(searched_to)}` : pagePosition(state.page, PAGE_DEFAULT, items.length, total, COUNTED_MAX)}
      onPrevious={go(beside.previous)} onNext={older}
    >
      {searched_to && older ? <Button variant="default" size="xs" onClick={older}>Search further back</Button> : null}
    </TurnPages>
  )
}
