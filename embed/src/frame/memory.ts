import type { Frame } from '../renderer.ts'

type Area = 'localStorage' | 'sessionStorage'

/** What the browser would not keep lasts for the page. */
const kept = new Map<string, string>()

const keyOf = ({ component }: Frame) => `inlay:${component.id}`

/** What `remember` was told of this component. */
export function recall(frame: Frame, area: Area): string | undefined {
  try {
    // Reading the property alone throws in sandboxed frames and where storage is blocked.
    const value = window[area].getItem(keyOf(frame))
    if (value) return value
  } catch {
    // Below.
  }
  return kept.get(keyOf(frame))
}

/** Keeps one value of a component in the visitor's browser. Previews keep nothing. */
export function remember(frame: Frame, area: Area, value: string): void {
  if (!frame.options.origin) return
  kept.set(keyOf(frame), value)
  try {
    window[area].setItem(keyOf(frame), value)
  } catch {
    // Blocked or full.
  }
}
