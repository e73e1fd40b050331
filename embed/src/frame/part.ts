import type { Frame } from '../renderer.ts'

/** Firefox keeps for as long as a page is open that an address could not be imported, so every failure changes it. */
let query = ''

/** Where a part is asked for; build.mjs writes the call. @param file beside the chunk */
export const partAddress = (file: string) => file + query

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
        query += '?'
        emit('component_error')
        return null
      }))
}
