import { MARKER_ATTRIBUTE, QUIZ_MARKER_ATTRIBUTE } from '@inlay/contract/rules/embed-code'

const ATTRIBUTES = [MARKER_ATTRIBUTE, QUIZ_MARKER_ATTRIBUTE]
const SELECTOR = ATTRIBUTES.map((name) => `[${name}]`).join()
/** Anything else would only spoil the call that it shares with others. */
const ID = /^[\w-]{1,64}$/

/** The id that an element marks the place of; null when it marks none or has left the page. */
export function markerId(host: Element): string | null {
  if (!host.isConnected) return null
  for (const name of ATTRIBUTES) {
    const id = (host.getAttribute(name) || '').trim()
    if (ID.test(id)) return id
  }
  return null
}

/**
 * Calls `changed` for each marker present, and for each that comes later or gets another id; calls `removed` when
 * anything left the page. Its cost goes with what is added, not with the size of the page.
 */
export function watchMarkers(changed: (host: HTMLElement) => void, removed: () => void): void {
  const search = (root: Document | Element) => root.querySelectorAll<HTMLElement>(SELECTOR).forEach(changed)
  new MutationObserver((records) => {
    if (records.some((record) => record.removedNodes.length)) removed()
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') changed(target as HTMLElement)
      addedNodes.forEach((node) => {
        // Not by instanceof: a node adopted from an iframe keeps the classes of its first window.
        if (node.nodeType !== 1 /* ELEMENT_NODE */) return
        const element = node as HTMLElement
        if (element.matches(SELECTOR)) changed(element)
        search(element)
      })
    }
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ATTRIBUTES })
  search(document)
}
