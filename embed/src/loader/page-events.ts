/** What the page can listen to, as inlay:<name> on the document or by Inlay.on(name). */
export type PageEventName = 'load' | 'view' | 'submit' | 'error'

export interface PageEventDetail {
  readonly id: string
  /** The component's kind; absent while it is not known, as when Inlay could not be reached. */
  readonly type?: string
  /** Of an error. */
  readonly message?: string
}

const full = (name: string) => `inlay:${name}`

export function announce(name: PageEventName, detail: PageEventDetail): void {
  document.dispatchEvent(new CustomEvent(full(name), { detail }))
}

/** Returns the function that takes the listener off again. */
export function listen(name: string, listener: (detail: PageEventDetail) => void): () => void {
  const heard = (event: Event) => listener((event as CustomEvent<PageEventDetail>).detail)
  document.addEventListener(full(name), heard)
  return () => document.removeEventListener(full(name), heard)
}
