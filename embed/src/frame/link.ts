import type { Link } from '@inlay/contract/link'
import { safeLink } from '@inlay/contract/rules/safe-link'
import type { Frame } from '../renderer.ts'
import { el } from './el.ts'

/** A link that may be filled again. Following it counts. */
export function countedLink(frame: Frame, className = ''): HTMLAnchorElement {
  const anchor = el(frame.body.ownerDocument, 'a', className)
  // The middle button follows a link as well.
  frame.listen(anchor, 'click auxclick', (event) => (event as MouseEvent).button < 2 && frame.emit('click'))
  return anchor
}

/** Fills a link. @returns false: it has no text, or no address that a visitor may follow, and is not to be drawn */
export function fillLink(anchor: HTMLAnchorElement, { text, url, newTab }: Link): boolean {
  const address = safeLink(url)
  if (!address || !text.trim()) return false
  anchor.textContent = text
  anchor.href = address
  anchor.target = newTab ? '_blank' : ''
  anchor.rel = 'noopener'
  return true
}
