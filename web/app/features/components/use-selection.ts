import { useMemo, useState } from 'react'

/** Which of what is shown is selected. What is no longer shown is not selected either. */
export function useSelection<T extends { readonly id: string }>(shown: readonly T[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selected = useMemo(() => shown.filter(({ id }) => ids.has(id)), [shown, ids])
  return {
    selected,
    has: (id: string) => ids.has(id),
    toggle: (id: string) => setIds((before) => (before.has(id) ? new Set([...before].filter((other) => other !== id)) : new Set([...before, id]))),
    all: () => setIds(new Set(shown.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}
