const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** How long it is waited for a list to be without what was deleted, ms. */
const PATIENCE = 10_000

interface Step {
  readonly parent: Element
  /** Of what leads to the element, among the parent's children. */
  readonly index: number
}

/** An element that can have the focus, and where it is, so that the place is known once the element is gone. */
export interface FocusPlace {
  readonly element: HTMLElement
  /** From the element outwards. */
  readonly steps: readonly Step[]
}

export function focusPlace(element: HTMLElement): FocusPlace {
  const steps: Step[] = []
  for (let at: Element = element; at.parentElement; at = at.parentElement) steps.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) })
  return { element, steps }
}

/**
 * Focuses what was there. Where that is gone, as a row is with which its own button deletes, or is taken away within the next seconds:
 * what can have the focus next to it, after it rather than before.
 */
export function focusAt({ element, steps }: FocusPlace): void {
  element.focus({ preventScroll: true })
  if (!element.isConnected) return nearest(steps)?.focus({ preventScroll: true })
  const observer = new MutationObserver(() => {
    const now = document.activeElement
    if (now === element) return
    stop()
    if (!element.isConnected && (now === null || now === document.body)) nearest(steps)?.focus({ preventScroll: true })
  })
  const late = window.setTimeout(() => stop(), PATIENCE)
  const stop = () => {
    observer.disconnect()
    window.clearTimeout(late)
  }
  observer.observe(document.body, { childList: true, subtree: true })
}

function nearest(steps: readonly Step[]): HTMLElement | null {
  for (const { parent, index } of steps) {
    if (!parent.isConnected) continue
    const children = [...parent.children]
    for (const child of [...children.slice(index), ...children.slice(0, index).reverse()]) {
      const found = [child, ...child.querySelectorAll(FOCUSABLE)].find((one): one is HTMLElement => one instanceof HTMLElement && one.matches(FOCUSABLE) && one.checkVisibility())
      if (found) return found
    }
  }
  return null
}
