import { useLayoutEffect, useRef, useState } from 'react'

// oxlint-disable-next-line @typescript-eslint/no-explicit-any -- a function of whichever kind
type Functions = Record<string, (...given: any[]) => any>

/**
 * The same functions for as long as the part is there, which do what the given ones of the last drawing do. What gets these need not be
 * drawn again because of them. For what users do, never to be called while drawing. Mantine's useCallbackRef does it for one function, and
 * only once the effects of the parts below have run, which would find the function of the drawing before.
 */
export function useSteady<F extends Functions>(functions: F): F {
  const latest = useRef(functions)
  useLayoutEffect(() => {
    latest.current = functions
  })
  const [steady] = useState(() => {
    const call = (name: keyof F) => (...given: unknown[]): unknown => latest.current[name]!(...given)
    return Object.fromEntries(Object.keys(functions).map((name) => [name, call(name)])) as F
  })
  return steady
}
