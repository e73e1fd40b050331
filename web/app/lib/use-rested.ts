import { useEffect, useState } from 'react'

/** The value as it was when it last rested for so long, ms: for what may follow what is typed a moment later. */
export function useRested<T>(value: T, rest: number): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), rest)
    return () => clearTimeout(timer)
  }, [value, rest])
  return rested
}
