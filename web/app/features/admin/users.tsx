import { Skeleton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { USERS_COUNTED_MAX, USERS_PAGE } from '@inlay/contract/admin-users'
import { api } from '../../lib/api.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { Stat } from '../../ui/stat.tsx'
import { TurnPages } from '../../ui/turn-pages.tsx'
import { UserDialogs } from './user-dialogs.tsx'
import type { UserAct } from './user-dialogs.tsx'
import { UsersTable } from './users-table.tsx'
import type { Order } from './users-table.tsx'
import classes from './table.module.css'

export const handle = { title: 'Users' }

/** ms */
const TYPING = 250

const number = (n: number) => n.toLocaleString('en')
const count = (n: number | undefined) => (n === undefined ? undefined : number(n))

export default function Users() {
  const me = useQuery(api.me.get.queryOptions())
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, TYPING)
  const [by, setBy] = useState<Order>({ sort: 'joined', order: 'desc' })
  /** Where each page after the first begins, up to this one; of one search and order alone. */
  const [turned, setTurned] = useState<{ of: string; pages: readonly string[] }>({ of: '', pages: [] })
  const of = JSON.stringify([search, by])
  const pages = turned.of === of ? turned.pages : []
  const after = pages.at(-1)
  const totals = useQuery(api.adminUsers.totals.queryOptions())
  const list = useQuery({ ...api.adminUsers.list.queryOptions({ input: { search, ...by, ...(after && { after }) } }), placeholderData: keepPreviousData })
  const [chosen, setChosen] = useState<UserAct | null>(null)
  const page = list.data
  const next = page?.next
  const first = pages.length * USERS_PAGE + 1

  return (
    <Page title="User Management" lead="Everybody with an account, and what they may do.">
      <dl className={classes.three}>
        <Stat label="Total Users" value={count(totals.data?.users)} note="with an account" />
        <Stat label="Active Components" value={count(totals.data?.components)} note="over all users" />
        <Stat label="Admins" value={count(totals.data?.admins)} note="admins and super admins" />
      </dl>
      {list.isError && !page ? (
        <ErrorState title="The list did not load" error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : (
        <Card
          title="Users"
          action={<SearchField className={classes.search} label="Email, name or company" value={typed} onChange={setTyped} />}
        >
          {!page || !me.data ? (
            <div className={classes.skeleton} role="status" aria-label="Loading users">{[0, 1, 2, 3, 4].map((row) => <Skeleton key={row} height={36} />)}</div>
          ) : page.users.length === 0 ? (
            <EmptyState icon={SearchX} title="No data available">No address, name or company has a word that begins with “{search}”.</EmptyState>
          ) : (
            <>
              <UsersTable users={page.users} me={me.data} by={by} onSort={setBy} onAct={setChosen} />
              <TurnPages
                position={`${number(first)} to ${number(first + page.users.length - 1)} of ${page.found > USERS_COUNTED_MAX ? `more than ${number(USERS_COUNTED_MAX)}` : number(page.found)}`}
                onPrevious={pages.length > 0 ? () => setTurned({ of, pages: pages.slice(0, -1) }) : null}
                onNext={next && !list.isPlaceholderData ? () => setTurned({ of, pages: [...pages, next] }) : null}
              />
            </>
          )}
        </Card>
      )}
      <UserDialogs chosen={chosen} mail={me.data?.mail ?? false} onClose={() => setChosen(null)} />
    </Page>
  )
}
