/** What has the focus, inside of open shadow roots too. */
export function activeElement({ activeElement: active }: Document): HTMLElement | null {
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active as HTMLElement | null
}

/** Whether the visitor is in a field, or in a frame, which may be one that pays. */
export function isTyping(document: Document): boolean {
  const active = activeElement(document)
  return !!active && (active.isContentEditable || active.matches('input,select,textarea,iframe'))
}
