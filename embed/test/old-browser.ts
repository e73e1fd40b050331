// Run in a page before its scripts: each takes away what browsers of a few years ago did not have.

export function withoutConstructableSheets(): void {
  delete (CSSStyleSheet.prototype as Partial<CSSStyleSheet>).replaceSync
  delete (ShadowRoot.prototype as Partial<ShadowRoot>).adoptedStyleSheets
}

export function withoutIntersectionObserver(): void {
  delete (window as Partial<Pick<typeof globalThis, 'IntersectionObserver'>>).IntersectionObserver
}
