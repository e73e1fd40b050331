/** A document with its undo steps. */
export interface History<T> {
  readonly past: readonly T[]
  readonly present: T
  readonly future: readonly T[]
  /** Edits of the same group in a row are one step: the letters typed into one field. */
  readonly group: string | null
}

/** Most steps that are kept. */
export const STEPS_MAX = 200

export function startHistory<T>(present: T): History<T> {
  return { past: [], present, future: [], group: null }
}

/** @param group names the field that is typed into; null makes a step of its own */
export function edit<T>(history: History<T>, next: T, group: string | null): History<T> {
  const { past, present } = history
  if (group !== null && group === history.group) return { past, present: next, future: [], group }
  return { past: [...past, present].slice(-STEPS_MAX), present: next, future: [], group }
}

export function undo<T>(history: History<T>): History<T> {
  const previous = history.past.at(-1)
  if (previous === undefined) return history
  return { past: history.past.slice(0, -1), present: previous, future: [history.present, ...history.future], group: null }
}

export function redo<T>(history: History<T>): History<T> {
  const [next, ...rest] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future: rest, group: null }
}
