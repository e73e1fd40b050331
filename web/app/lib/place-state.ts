/** Which page of a list is shown whose pages begin at places: as the address says it. */
export interface PlaceState {
  /** Empty: it is not that which says where the page is. */
  readonly after: string
  readonly before: string
  /** For what is said of it alone. */
  readonly page: number
}

/** What an answer says of the pages beside it; null: there is none. */
interface Beside {
  readonly next: string | null
  readonly previous: string | null
}

export const FIRST_PAGE: PlaceState = { after: '', before: '', page: 1 }

export function readPlace(params: URLSearchParams): PlaceState {
  const page = Number(params.get('page'))
  return { after: params.get('after') ?? '', before: params.get('before') ?? '', page: Number.isInteger(page) && page > 1 ? page : 1 }
}

export function writePlace({ after, before, page }: PlaceState, params: URLSearchParams): void {
  if (after) params.set('after', after)
  if (before) params.set('before', before)
  if (page > 1) params.set('page', String(page))
}

/** What the server is asked for. */
export const placeOf = ({ after, before }: PlaceState) => ({ ...(after && { after }), ...(before && { before }) })

/** The pages beside one; null: there is no such page. */
export function placesBeside({ page }: PlaceState, { next, previous }: Beside): { next: PlaceState | null; previous: PlaceState | null } {
  // The first page is the one that begins the list, whatever has come since.
  const back = page <= 2 ? FIRST_PAGE : { after: '', before: previous ?? '', page: page - 1 }
  return { next: next === null ? null : { after: next, before: '', page: page + 1 }, previous: previous === null ? null : back }
}
