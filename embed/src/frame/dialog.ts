import type { Frame } from '../renderer.ts'
import { activeElement } from './active-element.ts'
import { lockScroll } from './scroll-lock.ts'

export interface Dialog {
  /**
   * @param opener gets the focus back; without one, what has it now
   * @returns whether it opened: not where it is open already, or where the page hides the component
   */
  open(opener?: HTMLElement): boolean
  close(): void
}

/** Those that are open, the last one on top. */
const stack: HTMLElement[] = []

/** Whether any modal of ours is open on the page. */
export const anyOpen = () => stack.length > 0

/**
 * Makes `element` a modal dialog round `card`: closed by Esc or a press beside the card, with the page locked and the focus
 * inside, and given back after. Native where the browser has that; by hand on phones of 2019. A preview, which has no origin,
 * neither locks its page nor takes its focus.
 */
export function dialog({ body, options: { origin }, listen, cleanup }: Frame, element: HTMLDialogElement, card: HTMLElement): Dialog {
  const { ownerDocument } = body
  // Missing before Safari 15.4.
  const native = origin && 'showModal' in element
  let release: (() => void) | null = null
  let before: HTMLElement | null = null
  let pressed: EventTarget | null = null

  const close = () => {
    if (!release) return
    release()
    release = null
    stack.splice(stack.indexOf(element), 1)
    const inside = (element.getRootNode() as ShadowRoot).activeElement
    if (native) element.close()
    else element.removeAttribute('open')
    // Not taken from what the page has focused since.
    if (before && (element.contains(inside) || ownerDocument.activeElement === ownerDocument.body)) before.focus({ preventScroll: true })
  }
  // Esc, and what else a browser closes dialogs by: a phone's gesture of going back.
  listen(element, 'close', () => {
    if (!element.open) close()
  })
  listen(element, 'mousedown', ({ target }) => (pressed = target))
  listen(element, 'click', ({ target }) => {
    // Where a selection of text ends outside, nobody meant to close.
    if (target === element && pressed === target) close()
  })
  if (!native) {
    element.setAttribute('role', 'dialog')
    element.setAttribute('aria-modal', String(!!origin))
    listen(element, 'keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Escape') close()
    })
    listen(ownerDocument, 'focusin', (event) => {
      if (origin && stack[stack.length - 1] === element && !event.composedPath().includes(element)) card.focus()
    })
  }
  // A page may hide it with what it stands in, as tabs and kept routes do: nobody could close it then.
  if (origin && 'ResizeObserver' in window) {
    const shown = new ResizeObserver(() => !card.getClientRects().length && close())
    shown.observe(card)
    cleanup(() => shown.disconnect())
  }
  cleanup(close)

  return {
    open(opener) {
      if (release || !body.getClientRects().length || getComputedStyle(body).visibility === 'hidden') return false
      before = opener || activeElement(ownerDocument)
      release = origin ? lockScroll(ownerDocument) : () => {}
      stack.push(element)
      if (native) element.showModal()
      else element.setAttribute('open', '')
      if (origin) card.focus({ preventScroll: true })
      return true
    },
    close,
  }
}
