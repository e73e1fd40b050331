import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Between two steps, ms. */
const DELAY = 2000

const INTERACTIONS = ['pointerdown', 'wheel', 'touchstart', 'keydown', 'focusin'] as const

/**
 * Scrolls a row on by one child every two seconds, round and round. Any interaction ends it; it never begins for who
 * asked for less motion, and waits while the pointer rests on it or the page is out of sight.
 * @param round how many children make one round; the row holds them twice
 */
export function useAutoplay(row: RefObject<HTMLElement | null>, round: number): void {
  useEffect(() => {
    const list = row.current
    if (!list || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let at = 0
    const left = (index: number) => (list.children[index] as HTMLElement).offsetLeft - (list.children[0] as HTMLElement).offsetLeft
    const step = () => {
      if (document.hidden || list.matches(':hover')) return
      if (at === round) {
        // The same picture, one round back.
        list.scrollTo({ left: list.scrollLeft - left(round), behavior: 'instant' })
        at = 0
      }
      at += 1
      list.scrollTo({ left: left(at), behavior: 'smooth' })
    }
    const timer = setInterval(step, DELAY)
    const stop = () => {
      clearInterval(timer)
      for (const type of INTERACTIONS) list.removeEventListener(type, stop)
    }
    for (const type of INTERACTIONS) list.addEventListener(type, stop, { passive: true })
    return stop
  }, [row, round])
}
