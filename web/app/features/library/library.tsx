import { Button, Skeleton, Tabs } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Library as LibraryIcon, SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '../../lib/api.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import { usePages } from '../../lib/use-pages.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Page } from '../../ui/page.tsx'
import { Paged } from '../../ui/paged.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { ViewSwitch } from '../../ui/view-switch.tsx'
import { libraryTabs, shownTab } from './library-tabs.ts'
import type { Template } from './template.ts'
import { TemplateItems } from './template-items.tsx'
import { useLibraryView } from './use-library-view.ts'
import { withAddresses } from './with-addresses.ts'
import classes from './library.module.css'

/** Templates on a page; a row of the grid has one, two or three. */
const PAGE = 24

/** What is shown, as the address says it; another choice begins at the first page. */
const read = (params: URLSearchParams) => ({ q: params.get('q') ?? '', category: params.get('category') ?? '' })
const write = ({ q, category }: ReturnType<typeof read>) => new URLSearchParams({ ...(category && { category }), ...(q && { q }) })

export const handle = { title: 'Component Library' }

export default function Library() {
  const library = useQuery(api.templates.library.queryOptions())
  const { state, set } = useAddressState(read, write)
  const [view, setView] = useLibraryView()
  const { q: search, category } = state
  const templates = useMemo(() => library.data?.templates.map(templateOf) ?? [], [library.data])
  const tabs = useMemo(() => libraryTabs(library.data?.categories ?? [], templates, search, library.data?.kinds ?? []), [library.data, templates, search])
  const tab = shownTab(tabs, category)
  const pages = usePages(tab?.templates ?? NONE, PAGE)

  return (
    <Page title="Component Library" lead="Start from a template. Every word and colour of it can be changed.">
      {library.isPending ? <LibrarySkeleton /> : null}
      {library.isLoadingError ? (
        <ErrorState title="The library could not be loaded" error={library.error} onRetry={() => void library.refetch()} retrying={library.isFetching} />
      ) : null}
      {library.data && !tab ? (
        <EmptyState
          icon={LibraryIcon}
          title="No data available"
          action={<Button variant="default" loading={library.isFetching} onClick={() => void library.refetch()}>Look again</Button>}
        >
          The library has no templates yet.
        </EmptyState>
      ) : null}
      {tab ? (
        <Tabs className="tabs-track" value={tab.slug} onChange={(slug) => set({ category: slug ?? '' })}>
          <div className={classes.tools} role="search">
            <Tabs.List aria-label="Categories">
              {tabs.map(({ slug, name, templates: matching }) => (
                <Tabs.Tab key={slug} value={slug} disabled={matching.length === 0}>{name}<span className={classes.count}>{matching.length}</span></Tabs.Tab>
              ))}
            </Tabs.List>
            <div className={classes.end}>
              <SearchField className={classes.search} label="Find a template" value={search} onChange={(q) => set({ q })} />
              <ViewSwitch value={view} onChange={setView} />
            </div>
          </div>
          <Tabs.Panel value={tab.slug}>
            {tab.templates.length > 0 ? (
              <Paged pages={pages}><TemplateItems templates={pages.shown} view={view} /></Paged>
            ) : (
              <EmptyState icon={SearchX} title="Nothing matches" action={<Button variant="default" onClick={() => set({ q: '' })}>Show all templates</Button>}>
                No template has these words in its name or description.
              </EmptyState>
            )}
          </Tabs.Panel>
        </Tabs>
      ) : null}
    </Page>
  )
}

const NONE: readonly Template[] = []

type Stored = Awaited<ReturnType<typeof api.templates.library.call>>['templates'][number]

const templateOf = ({ id, category_id, template_type, name, description, default_config, preview_image_url }: Stored) => ({
  id, category: category_id, type: template_type, name, description, config: default_config, drawn: withAddresses(default_config), picture: preview_image_url,
})

function LibrarySkeleton() {
  return (
    <div className={classes.grid} role="status" aria-label="Loading the library">
      {[0, 1, 2].map((n) => <Skeleton key={n} height={316} radius="xl" />)}
    </div>
  )
}
