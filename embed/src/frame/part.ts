import type { Frame } from '../renderer.ts'

/**
 * A part of a kind that is loaded and made once it is needed; after a failure the next call tries again.
 * @param load resolves to what makes it, done if the component is still there
 * @returns null: it cannot be had. Never rejects
 */
export function part<T>({ cleanup, emit }: Frame, load: () => Promise<() => T>): () => Promise<T | null> {
  let made: Promise<T | null> | null = null
  let gone = false
  cleanup(() => (gone = true))
  return () =>
    (made ||= load()
      .then((make) => (gone ? null : make()))
      .catch(() => {
        made = null
        emit('component_error')
        return null
      }))
}
