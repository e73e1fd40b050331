import { Button, Skeleton, Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Library as LibraryIcon } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { api } from '../../lib/api.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { ViewSwitch } from '../../ui/view-switch.tsx'
import { TemplateItems } from './template-items.tsx'
import { useLibraryView } from './use-library-view.ts'
import classes from './library.module.css'

export const handle = { title: 'Component Library' }

export default function Library() {
  const library = useQuery(api.templates.library.queryOptions())
  const [params, setParams] = useSearchParams()
  const [view, setView] = useLibraryView()
  // A category without templates has nothing to show yet.
  const categories = library.data?.categories.filter(({ id }) => library.data.templates.some((template) => template.category_id === id)) ?? []
  const category = categories.find(({ slug }) => slug === params.get('category')) ?? categories[0]
  const templates = library.data?.templates.filter((template) => template.category_id === category?.id) ?? []

  return (
    <Page title="Component Library" lead="Start from a template. Every word and colour of it can be changed.">
      {library.isPending ? <LibrarySkeleton /> : null}
      {library.isError ? (
        <ErrorState title="The library could not be loaded" error={library.error} onRetry={() => void library.refetch()} retrying={library.isFetching} />
      ) : null}
      {library.isSuccess && !category ? (
        <EmptyState
          icon={LibraryIcon}
          title="No data available"
          action={<Button variant="default" loading={library.isFetching} onClick={() => void library.refetch()}>Look again</Button>}
        >
          The library has no templates yet.
        </EmptyState>
      ) : null}
      {category ? (
        <Tabs
          className="tabs-track"
          value={category.slug}
          onChange={(slug) => setParams(slug ? { category: slug } : {}, { replace: true, preventScrollReset: true })}
        >
          <div className={classes.tools}>
            <Tabs.List aria-label="Categories">
              {categories.map(({ slug, name }) => <Tabs.Tab key={slug} value={slug}>{name}</Tabs.Tab>)}
            </Tabs.List>
            <ViewSwitch value={view} onChange={setView} />
          </div>
          <Tabs.Panel value={category.slug}>
            <TemplateItems templates={templates} view={view} />
          </Tabs.Panel>
        </Tabs>
      ) : null}
    </Page>
  )
}

function LibrarySkeleton() {
  return (
    <div className={classes.grid} role="status" aria-label="Loading the library">
      {[0, 1, 2].map((n) => <Skeleton key={n} height={316} radius="xl" />)}
    </div>
  )
}
