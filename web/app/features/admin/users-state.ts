import { USER_SORTS } from '@inlay/contract/admin-users'
import type { UserSort } from '@inlay/contract/admin-users'
import { FIRST_PAGE, readPlace, writePlace } from '../../lib/place-state.ts'
import type { PlaceState } from '../../lib/place-state.ts'

/** Which users are shown, in which order and which page of them, as the address says it. */
interface UsersState extends PlaceState {
  readonly q: string
  readonly sort: UserSort
  readonly order: 'asc' | 'desc'
}

export function readUsersState(params: URLSearchParams): UsersState {
  const sort = USER_SORTS.find((known) => known === params.get('sort')) ?? 'joined'
  const order = (['asc', 'desc'] as const).find((known) => known === params.get('order')) ?? 'desc'
  return { q: params.get('q') ?? '', sort, order, ...readPlace(params) }
}

/** Another search or order begins at the first page. */
export const changeUsers = (change: Partial<UsersState>): Partial<UsersState> => ({ ...FIRST_PAGE, ...change })

export function writeUsersState({ q, sort, order, ...place }: UsersState): URLSearchParams {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (sort !== 'joined') params.set('sort', sort)
  if (order !== 'desc') params.set('order', order)
  writePlace(place, params)
  return params
}
