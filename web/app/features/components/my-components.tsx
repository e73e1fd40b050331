import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Blocks, Plus, SearchX } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Component } from '@inlay/contract/components'
import { api } from '../../lib/api.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { ComponentItems } from './component-items.tsx'
import { ComponentsSkeleton } from './components-skeleton.tsx'
import { filterComponents } from './filter-components.ts'
import { ListTools } from './list-tools.tsx'
import { useComponentActions } from './use-component-actions.ts'
import { useListFilter } from './use-list-filter.ts'

export const handle = { title: 'My Components' }

export default function MyComponents() {
  const list = useQuery(api.components.list.queryOptions())
  const [filter, changeFilter] = useListFilter()
  const actions = useComponentActions()
  const [asked, setAsked] = useState<Component | null>(null)
  const shown = filterComponents(list.data ?? [], filter)
  const createButton = <Button component={Link} to="/dashboard/library" leftSection={<Icon of={Plus} />}>Create Component</Button>
  const empty = list.isSuccess && list.data.length === 0

  return (
    <Page title="My Components" lead="What you show on your sites, live or still a draft." action={empty ? null : createButton}>
      {list.isPending ? <ComponentsSkeleton view={filter.view} /> : null}
      {list.isError ? (
        <ErrorState title="Your components could not be loaded" error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
      ) : null}
      {empty ? (
        <EmptyState icon={Blocks} title="No components yet" action={createButton}>
          Your components will be here. Take one from the library, make it yours, and publish it.
        </EmptyState>
      ) : null}
      {list.isSuccess && !empty ? (
        <>
          <ListTools components={list.data} filter={filter} onChange={changeFilter} />
          {shown.length > 0 ? (
            <ComponentItems components={shown} view={filter.view} actions={actions} onDelete={setAsked} />
          ) : (
            <EmptyState
              icon={SearchX}
              title="Nothing matches"
              action={<Button variant="default" onClick={() => changeFilter({ search: '', status: 'all' })}>Show all components</Button>}
            >
              No component has this name and status.
            </EmptyState>
          )}
        </>
      ) : null}
      <Confirm
        opened={asked !== null}
        title={`Delete “${asked?.name ?? ''}”?`}
        confirm="Delete"
        danger
        busy={actions.remove.isPending}
        onConfirm={() => asked && actions.remove.mutate({ id: asked.id }, { onSettled: () => setAsked(null) })}
        onCancel={() => setAsked(null)}
      >
        {asked?.is_active ? 'It is live and disappears from your sites at once. ' : ''}
        Its versions and submissions go with it. This cannot be undone.
      </Confirm>
    </Page>
  )
}
