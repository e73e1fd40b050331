import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { USERS_COUNTED_MAX, USERS_PAGE } from '@inlay/contract/admin-users'
import { api } from '../../lib/api.ts'
import { statusOf } from '../../lib/api-error.ts'
import { count } from '../../lib/count.ts'
import { pagePosition } from '../../lib/page-position.ts'
import { FIRST_PAGE, placeOf, placesBeside } from '../../lib/place-state.ts'
import type { PlaceState } from '../../lib/place-state.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Stat, StatList } from '../../ui/stat.tsx'
import { TurnPages } from '../../ui/turn-pages.tsx'
import { UserDialogs } from './user-dialogs.tsx'
import type { UserAct } from './user-dialogs.tsx'
import { changeUsers, readUsersState, writeUsersState } from './users-state.ts'
import { UsersTable } from './users-table.tsx'
import classes from './table.module.css'

export const handle = { title: 'Users' }

/** ms */
const TYPING = 250

export default function Users() {
  const me = useQuery(api.me.get.queryOptions())
  const { state, set } = useAddressState(readUsersState, writeUsersState)
  const { q: search, sort, order } = state
  const totals = useQuery(api.adminUsers.totals.queryOptions())
  const list = useQuery({ ...api.adminUsers.list.queryOptions({ input: { search, sort, order, ...placeOf(state) } }), placeholderData: keepPreviousData })
  const [chosen, setChosen] = useState<UserAct | null>(null)
  const page = list.data
  const beside = page && !list.isPlaceholderData ? placesBeside(state, page) : { next: null, previous: null }
  const go = (to: PlaceState | null) => to && (() => set(to, true))

  return (
    <Page title="User Management" lead="Everybody with an account, and what they may do.">
      <StatList columns={3}>
        <Stat label="Total Users" value={count(totals.data?.users)} note="with an account" />
        <Stat label="Active Components" value={count(totals.data?.components)} note="over all users" />
        <Stat label="Admins" value={count(totals.data?.admins)} note="admins and super admins" />
      </StatList>
      {list.isLoadingError ? (
        <ErrorState title="The list did not load" error={list.error} onRetry={() => (statusOf(list.error) === 400 ? set(FIRST_PAGE) : void list.refetch())} retrying={list.isFetching} />
      ) : (
        <Card
          title="Users"
          action={<SearchField className={classes.search} label="Email, name or company" pause={TYPING} value={search} onChange={(q) => set(changeUsers({ q }))} />}
        >
          {!page || !me.data ? (
            <Loading label="Loading users" rows={5} />
          ) : page.users.length === 0 ? (
            <EmptyState icon={SearchX} title="No data available" action={state.page > 1 ? <Button variant="default" onClick={() => set(FIRST_PAGE)}>Show the first page</Button> : null}>No address, name or company has a word that begins with “{search}”.</EmptyState>
          ) : (
            <>
              <UsersTable users={page.users} me={me.data} by={state} onSort={(by) => set(changeUsers(by))} onAct={setChosen} />
              <TurnPages position={pagePosition(state.page, USERS_PAGE, page.users.length, page.found, USERS_COUNTED_MAX)} onPrevious={go(beside.previous)} onNext={go(beside.next)} />
            </>
          )}
        </Card>
      )}
      <UserDialogs chosen={chosen} mail={me.data?.mail ?? false} onClose={() => setChosen(null)} />
    </Page>
  )
}
