import { useMemo } from 'react'
import { useSteady } from '../../../../lib/use-steady.ts'
import type { Edited } from './edited.ts'

/** The same for as long as its value, its place and the errors are, so that a part that is typed beside does not draw it again. */
export function useSteadyEdited<V>({ value, path, errors, onChange }: Edited<V>): Edited<V> {
  const steady = useSteady({ onChange })
  return useMemo(() => ({ value, path, errors, onChange: steady.onChange }), [value, path, errors, steady])
}
