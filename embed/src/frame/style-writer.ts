/**
 * Gives a shadow root one style sheet and returns the function that fills it.
 * A constructable sheet passes any style-src; a style element, for browsers without one, needs the nonce where the
 * page's policy asks for it. Throws where the policy refuses the element.
 */
export function styleWriter(root: ShadowRoot, nonce: string | undefined): (css: string) => void {
  const document = root.ownerDocument
  // Of the host's own document: a sheet is refused in any other, and a preview may sit in an iframe. Written out, since `?.` in the
  // syntax of old phones is longer.
  const view = document.defaultView
  const Sheet = view && view.CSSStyleSheet
  if (Sheet && root.adoptedStyleSheets && 'replaceSync' in Sheet.prototype) {
    const sheet = new Sheet()
    root.adoptedStyleSheets = [sheet]
    return (css) => sheet.replaceSync(css)
  }
  const style = document.createElement('style')
  if (nonce) style.nonce = nonce
  root.appendChild(style)
  return (css) => {
    style.textContent = css
    if (css && !style.sheet) throw new Error('style-src refuses its styles')
  }
}
