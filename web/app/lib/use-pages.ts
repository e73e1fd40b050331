import { useMemo } from 'react'
import { pageOf } from './page-of.ts'
import type { PageOf } from './page-of.ts'
import { useAddressParam } from './use-address-param.ts'

export interface Pages<T> extends PageOf<T> {
  readonly turn: (page: number) => void
}

/** A list of which all is here, one page at a time, so that what is drawn has an end. @param name of the page in the address */
export function usePages<T>(rows: readonly T[], size: number, name = 'page'): Pages<T> {
  const [wanted, setWanted] = useAddressParam(name)
  const page = useMemo(() => pageOf(rows, size, wanted), [rows, size, wanted])
  return { ...page, turn: (to) => setWanted(to === 1 ? null : String(to), true) }
}
