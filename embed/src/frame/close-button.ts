import type { Frame } from '../renderer.ts'
import { el } from './el.ts'
import { icon } from './icon.ts'

const CROSS = 'M6 6l12 12M18 6 6 18'

export interface CloseButton {
  readonly button: HTMLButtonElement
  /** @param label the owner's word; a button without a name is none for a screen reader, so nothing becomes "Close" */
  name(label: string): void
}

/** The cross that closes, for `closeCss`. */
export function closeButton({ body, listen }: Frame, close: () => void): CloseButton {
  const button = el(body.ownerDocument, 'button', 'close')
  button.type = 'button'
  button.append(icon(body.ownerDocument, CROSS))
  listen(button, 'click', close)
  return { button, name: (label) => button.setAttribute('aria-label', label.trim() || 'Close') }
}
