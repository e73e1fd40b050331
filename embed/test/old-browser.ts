// Each takes away what browsers of a few years ago did not have; the functions are run in a page before its scripts.

export function withoutConstructableSheets(): void {
  delete (CSSStyleSheet.prototype as Partial<CSSStyleSheet>).replaceSync
  delete (ShadowRoot.prototype as Partial<ShadowRoot>).adoptedStyleSheets
}

/** Longhands and shorthands by the line's direction that came in 2020 and later. In the text of a chunk, they become names that no browser knows. */
export const withoutNewPlacing = (chunk: string) => chunk.replace(/(?<=[;{])(inset(-inline|-block)?(-start|-end)?|(margin|padding)-(inline|block)):/g, 'not-$1:')

export function withoutIntersectionObserver(): void {
  delete (window as Partial<Pick<typeof globalThis, 'IntersectionObserver'>>).IntersectionObserver
}
