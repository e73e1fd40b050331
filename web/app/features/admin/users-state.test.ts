import { expect, it } from 'vitest'
import { changeUsers, readUsersState, writeUsersState } from './users-state.ts'

const read = (query: string) => readUsersState(new URLSearchParams(query))

it.each(['', 'q=gail', 'sort=email&order=asc&after=x&page=3', 'sort=name&before=y&page=2'])('which users are shown is the address: %j', (query) => {
  expect(writeUsersState(read(query)).toString()).toBe(query)
})

it('an order that is none is the usual one, and another search begins at the first page', () => {
  expect(read('sort=age&order=up&page=0')).toMatchObject({ sort: 'joined', order: 'desc', page: 1 })
  expect(writeUsersState({ ...read('sort=email&after=x&page=3'), ...changeUsers({ q: 'a' }) }).toString()).toBe('q=a&sort=email')
})
