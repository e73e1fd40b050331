import { createContext } from 'react'
import { flushSync } from 'react-dom'

/** Draws a config with another text at a path, ahead of the editor; false: it cannot now. */
export type DrawAhead = (path: string, text: string) => boolean

/**
 * A letter is drawn in its field and in the preview at once; the editor is told once typing rests, since to draw all of it takes as long as
 * the preview, and nobody waits for it. Before anything else happens it is told too, so that whatever comes next finds all that was typed.
 */
export interface TypeAhead {
  /** Who draws. Gives what ends it. */
  drawnBy(draw: DrawAhead): () => void
  /**
   * Draws what was typed into a field and keeps it back from the editor.
   * @param tell tells the editor
   * @returns false where nobody draws it: then the editor is to be told at once
   */
  hold(field: EventTarget, path: string, text: string, tell: () => void): boolean
  /** Tells what is kept back. For whatever changes the editor without an event of the page, as an answer that came. */
  flush(): void
  /** Watches from now on for what else happens. Gives what ends it. */
  watch(): () => void
}

/** Of the editor around; null: everything typed is told at once. */
export const TypeAheadContext = createContext<TypeAhead | null>(null)

/** How long after a letter nothing more may be typed until the editor is told, ms. */
const RESTS = 100

/** All that may ask what was typed, or change something beside it. */
const NEWS = ['keydown', 'input', 'pointerdown', 'click', 'focusin', 'focusout', 'change', 'paste', 'drop', 'submit', 'popstate', 'pagehide', 'beforeunload', 'visibilitychange'] as const

export function createTypeAhead(): TypeAhead {
  let draw: DrawAhead | null = null
  let held: { field: EventTarget; tell: () => void } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const release = () => {
    const was = held
    held = null
    clearTimeout(timer)
    return was
  }
  const flush = () => {
    const was = release()
    if (was) flushSync(was.tell)
  }
  const news = (event: Event) => {
    if (held && !goesOn(event, held.field)) flush()
  }

  return {
    drawnBy(one) {
      draw = one
      return () => {
        if (draw === one) draw = null
      }
    },
    hold(field, path, text, tell) {
      release()
      if (!draw?.(path, text)) return false
      held = { field, tell }
      timer = setTimeout(flush, RESTS)
      return true
    },
    flush,
    watch() {
      // At the window, so that the editor knows before React, which listens at the document, tells anybody of it.
      for (const type of NEWS) window.addEventListener(type, news, true)
      return () => {
        flush()
        for (const type of NEWS) window.removeEventListener(type, news, true)
      }
    },
  }
}

/** Whether more is typed into the same field: a key that types, and what comes of it. */
function goesOn(event: Event, field: EventTarget): boolean {
  if (event.target !== field) return false
  if (event.type === 'input') return true
  return event instanceof KeyboardEvent && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
}
