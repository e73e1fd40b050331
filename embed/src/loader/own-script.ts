const PATHS = 'script[src*="/embed.js"],script[src*="/embed-script"]'

export interface OwnScript {
  /** Where Inlay is served. Every address the script uses starts with it: a base element moves relative ones. */
  readonly origin: string
  /** The script's nonce under a strict style-src; empty where the page has none. */
  readonly nonce: string
}

/**
 * The script element that this code runs from.
 * currentScript is missing where a tag manager runs the text itself, and can be any element with that name on the page.
 */
export function ownScript(document: Document): OwnScript | null {
  const current = document.currentScript
  const script = current && 'src' in current && current.src ? current : document.querySelector<HTMLScriptElement>(PATHS)
  if (!script) return null
  return { origin: new URL(script.src).origin, nonce: script.nonce || '' }
}
