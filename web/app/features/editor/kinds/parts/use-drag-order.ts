import { useEffect, useState } from 'react'
import type { CSSProperties, PointerEvent } from 'react'

interface Drag {
  /** Where the row came from, and where it would be dropped. */
  from: number
  to: number
  /** How far it was taken, px. */
  by: number
  /** What the others make way by, px: its height and the gap. */
  room: number
}

interface Grip {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
}

/**
 * Rows of a list are taken by a grip and dropped at another place, with mouse, pen or finger. Esc puts them back.
 * @param gap px between two rows
 * @param onMove told once, at the drop
 */
export function useDragOrder(gap: number, onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const [stop, setStop] = useState<(() => void) | null>(null)
  useEffect(() => stop ?? undefined, [stop])

  const grip = (row: number): Grip => ({
    onPointerDown(event) {
      const handle = event.currentTarget
      const item = handle.closest('li')
      const list = item?.parentElement
      if (event.button !== 0 || !item || !list) return
      event.preventDefault()
      handle.focus()
      handle.setPointerCapture(event.pointerId)
      const rows = [...list.children].map((each) => (each as HTMLElement).offsetTop + (each as HTMLElement).offsetHeight / 2)
      // Measured from the list, so that scrolling meanwhile counts as well.
      const inList = (clientY: number) => clientY - list.getBoundingClientRect().top
      const start = inList(event.clientY)
      const room = item.offsetHeight + gap
      let now: Drag = { from: row, to: row, by: 0, room }

      const off = new AbortController()
      const { signal } = off
      const end = (drop: boolean) => {
        off.abort()
        setDrag(null)
        setStop(null)
        if (drop && now.to !== now.from) onMove(now.from, now.to)
      }
      const move = ({ clientY }: globalThis.PointerEvent) => {
        const by = inList(clientY) - start
        const middle = rows[row]! + by
        now = { from: row, to: rows.filter((other, i) => i !== row && other < middle).length, by, room }
        setDrag(now)
        item.scrollIntoView({ block: 'nearest' })
      }
      handle.addEventListener('pointermove', move, { signal })
      handle.addEventListener('pointerup', () => end(true), { signal })
      handle.addEventListener('lostpointercapture', () => end(false), { signal })
      window.addEventListener('keydown', (key) => key.key === 'Escape' && end(false), { signal })
      setStop(() => () => off.abort())
    },
  })

  return { grip, dragged: drag?.from ?? null, styleOf: (row: number) => (drag ? placeOf(row, drag) : undefined) }
}

function placeOf(row: number, { from, to, by, room }: Drag): CSSProperties | undefined {
  if (row === from) return { transform: `translateY(${by}px)` }
  if (row > from && row <= to) return { transform: `translateY(${-room}px)` }
  if (row < from && row >= to) return { transform: `translateY(${room}px)` }
  return undefined
}
