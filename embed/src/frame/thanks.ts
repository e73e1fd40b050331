import { el } from './el.ts'
import { icon } from './icon.ts'

const CIRCLE_CHECK = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0zM16 9l-5.5 5.5L8 12'

/** What takes the place of a form that was sent. It is to be focused: so it is read out, and focus is not lost. */
export function thanks(document: Document): { readonly element: HTMLElement; readonly text: HTMLElement } {
  const element = el(document, 'p', 'done')
  const text = el(document, 'span')
  element.tabIndex = -1
  element.append(icon(document, CIRCLE_CHECK), text)
  return { element, text }
}
