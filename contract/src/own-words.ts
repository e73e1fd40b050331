import * as z from 'zod'
import { text } from './text.ts'

/** An owner's words for what a component says by itself. A key that is unknown, as one of an older version is, is dropped. */
export function ownWords<K extends string>(keys: readonly K[]) {
  const words = text(300).optional()
  const shape = Object.fromEntries(keys.map((key) => [key, words])) as Record<K, typeof words>
  // No key is required, which the compiler cannot see while K is open.
  return z.object(shape).default({} as never)
}
