let locks = 0
let restore: (() => void) | undefined

/**
 * Keeps the page from scrolling until every lock is released. What the page itself had set inline comes back as it was, with
 * its priority, unless the page has set something else meanwhile: then that stays.
 * @returns releases this lock
 */
export function lockScroll(document: Document): () => void {
  if (!locks++) restore = lock(document)
  return () => {
    if (!--locks) restore!()
  }
}

function lock({ documentElement: root, body, defaultView }: Document): () => void {
  const undo: (() => void)[] = []
  const set = (element: HTMLElement, name: string, value: string) => {
    const { style } = element
    const old = style.getPropertyValue(name)
    const priority = style.getPropertyPriority(name)
    style.setProperty(name, value, 'important')
    undo.push(() => {
      if (style.getPropertyValue(name) === value && style.getPropertyPriority(name)) style.setProperty(name, old, priority)
      // Read, not counted: Chromium removes only an attribute that was written out before.
      if (!element.getAttribute('style')) element.removeAttribute('style')
    })
  }
  // Of the root's box: clientWidth counts a gutter in.
  const width = () => root.getBoundingClientRect().width
  const before = width()
  // The element whose overflow is the window's. Setting the root's would make a body with its own a box that scrolls, and
  // whatever is sticky in it would jump.
  const overflows = (element: HTMLElement) => defaultView!.getComputedStyle(element).overflowY !== 'visible'
  const scroller = !overflows(root) && overflows(body) ? body : root
  // Longhands: a page that has only one of them inline has no shorthand to give back.
  for (const name of ['overflow-x', 'overflow-y']) set(scroller, name, 'hidden')
  // The place of a scrollbar is kept, by padding where the browser has no gutter.
  if (width() > before) set(root, 'scrollbar-gutter', 'stable')
  const more = width() - before
  if (more > 0) set(root, 'padding-right', `${parseFloat(defaultView!.getComputedStyle(root).paddingRight) + more}px`)
  return () => undo.forEach((step) => step())
}
