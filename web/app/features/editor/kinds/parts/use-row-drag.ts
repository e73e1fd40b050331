import { useEffect, useRef, useState } from 'react'
import type { PointerEvent, RefObject } from 'react'
import { useSteady } from '../../../../lib/use-steady.ts'

/** How near to an edge a row is dragged before the list scrolls, px, and how far it scrolls in a frame. */
const EDGE = 48
const SPEED = 10

interface Drag {
  readonly rows: readonly HTMLElement[]
  readonly from: number
  readonly scroller: Element
  /** Of the pointer from the top of what scrolls, px. */
  readonly startY: number
  to: number
  pointerY: number
  frame: number
}

/** What a row's grip listens to. @param at which row it is of */
export type Grip = (at: number) => Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel', (event: PointerEvent<HTMLElement>) => void>

/**
 * Dragging a row of a list by its grip, by mouse, pen or finger. Nothing is drawn again meanwhile: the row follows the pointer,
 * a line shows where it would go. Escape lets it back.
 * @param list its children are the rows; those with data-fixed stay, and nothing goes below them
 * @param onMove told once, at the drop
 * @returns the same each time: what a row's grip listens to
 */
export function useRowDrag(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void): Grip {
  const drag = useRef<Drag | null>(null)
  const steady = useSteady({ onMove })
  const end = () => {
    const ended = drag.current
    if (!ended) return
    drag.current = null
    cancelAnimationFrame(ended.frame)
    for (const row of ended.rows) {
      row.style.transform = ''
      delete row.dataset['drop']
      delete row.dataset['dragging']
    }
  }
  useEffect(() => {
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape') end()
    }
    window.addEventListener('keydown', cancel)
    return () => {
      window.removeEventListener('keydown', cancel)
      end()
    }
  }, [])

  const follow = () => {
    const it = drag.current
    if (!it) return
    const box = it.scroller.getBoundingClientRect()
    const top = Math.max(box.top, 0)
    const bottom = Math.min(box.bottom, window.innerHeight)
    if (it.pointerY < top + EDGE) it.scroller.scrollTop -= SPEED
    else if (it.pointerY > bottom - EDGE) it.scroller.scrollTop += SPEED
    const row = it.rows[it.from]
    if (row) row.style.transform = `translateY(${it.pointerY + it.scroller.scrollTop - it.startY}px)`
    it.to = placeAt(it)
    it.rows.forEach((each, place) => {
      if (place !== it.to || place === it.from) delete each.dataset['drop']
      else each.dataset['drop'] = it.to < it.from ? 'before' : 'after'
    })
    it.frame = requestAnimationFrame(follow)
  }

  const [grip] = useState((): Grip => (from) => ({
    onPointerDown(event) {
      if (event.button !== 0 || !list.current) return
      // A touch would select text, and not every browser gives a button that is pressed the focus.
      event.preventDefault()
      event.currentTarget.focus()
      event.currentTarget.setPointerCapture(event.pointerId)
      const rows = [...list.current.children].filter((row): row is HTMLElement => row instanceof HTMLElement && row.dataset['fixed'] === undefined)
      const scroller = scrollerOf(list.current)
      rows[from]?.setAttribute('data-dragging', '')
      drag.current = { rows, from, scroller, startY: event.clientY + scroller.scrollTop, to: from, pointerY: event.clientY, frame: requestAnimationFrame(follow) }
    },
    onPointerMove(event) {
      if (drag.current) drag.current.pointerY = event.clientY
    },
    onPointerUp(event) {
      if (!drag.current) return
      // A row that is thrown is let go before the next frame.
      const { from } = drag.current
      const to = placeAt({ ...drag.current, pointerY: event.clientY })
      end()
      if (to !== from) steady.onMove(from, to)
    },
    onPointerCancel: end,
  }))
  return grip
}

/** Where the row would go: behind the rows whose middle the pointer has passed. */
function placeAt({ rows, from, pointerY }: Drag): number {
  let place = 0
  rows.forEach((row, at) => {
    if (at === from) return
    const { top, height } = row.getBoundingClientRect()
    if (pointerY > top + height / 2) place++
  })
  return place
}

function scrollerOf(element: Element): Element {
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight) return each
  }
  return document.scrollingElement ?? document.documentElement
}
