import type { Frame } from '../renderer.ts'
import { whenShown } from './when-shown.ts'

/**
 * Lifts an element of `overCss` above the page and counts the view. In the top layer, where the browser has popovers: there no
 * transformed ancestor moves it and no z-index of the page covers it. Elsewhere its own place and z-index have to do.
 * A preview, which has no origin, keeps what it draws inside of itself.
 */
export function overPage(frame: Frame, element: HTMLElement): void {
  if (!frame.options.origin) return
  // The frame puts its body into the page after this turn.
  void Promise.resolve().then(() => {
    try {
      element.popover = 'manual'
      element.showPopover()
    } catch {
      // Without popovers, or gone again.
    }
    if (element.getClientRects().length) whenShown(frame, () => frame.emit('view'))
  })
}
