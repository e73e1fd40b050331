export interface PageOf<T> {
  /** From 1. */
  readonly page: number
  /** The last page there is; 1 where the list is empty. */
  readonly last: number
  /** Which of all the page's first one is, from 1. */
  readonly first: number
  readonly shown: readonly T[]
  readonly total: number
}

/** One page of a list. @param wanted as an address says it: what is no page is the first, what lies behind the end the last */
export function pageOf<T>(rows: readonly T[], size: number, wanted: string | null): PageOf<T> {
  const last = Math.max(1, Math.ceil(rows.length / size))
  const number = Number(wanted)
  const page = Number.isInteger(number) ? Math.min(Math.max(number, 1), last) : 1
  const start = (page - 1) * size
  return { page, last, first: start + 1, shown: rows.slice(start, start + size), total: rows.length }
}
