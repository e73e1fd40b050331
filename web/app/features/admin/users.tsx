import { ActionIcon, Skeleton, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Search, SearchX } from 'lucide-react'
import { useState } from 'react'
import { USERS_COUNTED_MAX, USERS_PAGE } from '@inlay/contract/admin-users'
import { api } from '../../lib/api.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { Stat } from '../../ui/stat.tsx'
import { UserDialogs } from './user-dialogs.tsx'
import type { UserAct } from './user-dialogs.tsx'
import { UsersTable } from './users-table.tsx'
import type { Order } from './users-table.tsx'
import classes from './table.module.css'

export const handle = { title: 'Users' }

/** ms */
const TYPING = 250

const count = (n: number | undefined) => n?.toLocaleString('en')

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
          action={(
            <TextInput
              className={`quiet-field ${classes.search}`} type="search" aria-label="Email, name or company" placeholder="Email, name or company" maxLength={200} leftSection={<Icon of={Search} />}
              value={typed} onChange={(event) => setTyped(event.currentTarget.value)}
            />
          )}
        >
          {!page || !me.data ? (
            <div className={classes.skeleton} role="status" aria-label="Loading users">{[0, 1, 2, 3, 4].map((row) => <Skeleton key={row} height={36} />)}</div>
          ) : page.users.length === 0 ? (
            <EmptyState icon={SearchX} title="No data available">No address, name or company has a word that begins with “{search}”.</EmptyState>
          ) : (
            <>
              <UsersTable users={page.users} me={me.data} by={by} onSort={setBy} onAct={setChosen} />
              <div className={classes.foot}>
                <span role="status">{count(first)} to {count(first + page.users.length - 1)} of {page.found > USERS_COUNTED_MAX ? `more than ${count(USERS_COUNTED_MAX)}` : count(page.found)}</span>
                <span className={classes.turn}>
                  <ActionIcon variant="default" aria-label="Previous page" disabled={pages.length === 0} onClick={() => setTurned({ of, pages: pages.slice(0, -1) })}><Icon of={ChevronLeft} /></ActionIcon>
                  <ActionIcon variant="default" aria-label="Next page" disabled={!page.next || list.isPlaceholderData} onClick={() => page.next && setTurned({ of, pages: [...pages, page.next] })}><Icon of={ChevronRight} /></ActionIcon>
                </span>
              </div>
            </>
          )}
        </Card>
      )}
      <UserDialogs chosen={chosen} mail={me.data?.mail ?? false} onClose={() => setChosen(null)} />
    </Page>
  )
}
