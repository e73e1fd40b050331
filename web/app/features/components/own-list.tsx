import { Button } from '@mantine/core'
import { Plus, SearchX } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePages } from '../../lib/use-pages.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Page } from '../../ui/page.tsx'
import { Paged } from '../../ui/paged.tsx'
import { ComponentItems } from './component-items.tsx'
import { ComponentsSkeleton } from './components-skeleton.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { filterComponents } from './filter-components.ts'
import { ListTools } from './list-tools.tsx'
import type { OwnComponent } from './own-component.ts'
import { SelectionBar } from './selection-bar.tsx'
import { useComponentActions } from './use-component-actions.ts'
import { useFigures } from './use-figures.ts'
import { useListFilter } from './use-list-filter.ts'
import { useOwnComponents } from './use-own-components.ts'
import { useSelection } from './use-selection.ts'

interface OwnListProps {
  title: string
  lead: string
  /** What this list is about; all when absent. */
  only?: (component: OwnComponent) => boolean
  /** As in 'component' and 'components'. */
  one: string
  many: string
  icon: LucideIcon
  empty: string
  /** The button that makes one, and where it leads. */
  create: { label: string; to: string }
}

/** Components on a page; a row of the grid has one, two or three. */
const PAGE = 48

/** A screen that lists what an owner has: found, sorted, seen, published and deleted, one or several at once. */
export function OwnList({ title, lead, only = () => true, one, many, icon, empty, create }: OwnListProps) {
  const own = useOwnComponents()
  const [filter, changeFilter] = useListFilter()
  const figureOf = useFigures()
  const actions = useComponentActions()
  const [asked, setAsked] = useState<readonly OwnComponent[]>([])
  const all = (own.data ?? []).filter(only)
  const shown = filterComponents(all, filter)
  const pages = usePages(shown, PAGE)
  const selection = useSelection(shown)
  const createButton = <Button component={Link} to={create.to} leftSection={<Icon of={Plus} />}>{create.label}</Button>
  const isEmpty = own.data !== undefined && all.length === 0

  return (
    <Page title={title} lead={lead} action={isEmpty ? null : createButton}>
      {own.error ? (
        <ErrorState title={`Your ${many} could not be loaded`} error={own.error} onRetry={own.refetch} retrying={own.isFetching} />
      ) : own.data ? null : (
        <ComponentsSkeleton view={filter.view} />
      )}
      {isEmpty ? <EmptyState icon={icon} title={`No ${many} yet`} action={createButton}>{empty}</EmptyState> : null}
      {all.length > 0 ? (
        <>
          <ListTools components={all} filter={filter} onChange={changeFilter} find={`Find a ${one}`} />
          {shown.length > 0 ? (
            <Paged pages={pages}>
              <ComponentItems components={pages.shown} view={filter.view} figureOf={figureOf} selection={selection} actions={actions} onDelete={(component) => setAsked([component])} />
            </Paged>
          ) : (
            <EmptyState
              icon={SearchX}
              title="Nothing matches"
              action={<Button variant="default" onClick={() => changeFilter({ search: '', status: 'all', type: 'all' })}>Show all {many}</Button>}
            >
              No {one} has this name, status and type.
            </EmptyState>
          )}
        </>
      ) : null}
      {selection.selected.length > 0 ? (
        <SelectionBar
          selected={selection.selected} shown={shown.length} busy={actions.publish.isPending || actions.remove.isPending}
          onAll={selection.all} onClear={selection.clear}
          onPublish={(of, live) => actions.publish.mutate({ of, live })} onDelete={() => setAsked(selection.selected)}
        />
      ) : null}
      <DeleteDialog of={asked} busy={actions.remove.isPending} onConfirm={() => actions.remove.mutate(asked, { onSettled: () => setAsked([]) })} onCancel={() => setAsked([])} />
    </Page>
  )
}
