import { memo } from 'react'
import type { FunctionComponent } from 'react'
import type { Edited } from './edited.ts'
import { useSteadyEdited } from './use-steady-edited.ts'

interface Of<V> {
  of: Edited<V>
}

/** A field that is drawn again for its own value and errors alone, not for what is typed into another. */
export function steadyField<V, P extends object>(Field: FunctionComponent<P & Of<V>>): FunctionComponent<P & Of<V>> {
  const Steady = memo(Field) as unknown as FunctionComponent<P & Of<V>>
  return function SteadyField(props: P & Of<V>) {
    return <Steady {...props} of={useSteadyEdited(props.of)} />
  }
}
