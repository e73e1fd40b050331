import { el } from './el.ts'

/** A field to be put among the others: people do not see it, and who fills it in is no person. */
export function trapField(document: Document): HTMLInputElement {
  const trap = el(document, 'input', 'away')
  // No name or type that a password manager or autofill would know.
  trap.autocomplete = 'off'
  trap.tabIndex = -1
  trap.setAttribute('aria-hidden', 'true')
  return trap
}
