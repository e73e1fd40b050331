import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { API_DESCRIPTION } from '@inlay/contract/api-description'
import { hasWords } from '../../lib/has-words.ts'
import { ColorSchemeSwitch } from '../../ui/color-scheme-switch.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Logo } from '../../ui/logo.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { pageMeta } from '../site/page-meta.ts'
import { EndpointSection } from './endpoint-section.tsx'
import { codeInText } from './code-in-text.tsx'
import { endpointsByTag } from './openapi.ts'
import type { Endpoint } from './openapi.ts'
import { readOpenApi } from './read-openapi.ts'
import classes from './api-reference.module.css'

/** Frames until what came into sight has its real height. */
const SETTLED_AFTER = 4

/** Calls out of sight have an estimated height only, so the place moves once those near it are drawn. */
function scrollToPlace(id: string, frames = SETTLED_AFTER): void {
  document.getElementById(id)?.scrollIntoView()
  if (frames > 0) requestAnimationFrame(() => scrollToPlace(id, frames - 1))
}

const found = ({ method, path, summary = '' }: Endpoint, search: string) => hasWords(`${method} ${path} ${summary}`, search)

export const meta = () => pageMeta({ title: 'API reference', description: 'Every call of Inlay’s REST API: addresses, fields, answers and errors.', path: '/api/docs' })

/** Every procedure of the API, read from the description that the server publishes of itself. */
export default function ApiReference() {
  const openApi = useQuery({ queryKey: ['openapi'], queryFn: readOpenApi, staleTime: Infinity })
  // A hundred calls take a phone a moment to draw: in pieces, between which it answers.
  const drawn = useDeferredValue(openApi.data)
  const [search, setSearch] = useState('')
  const groups = drawn
    ? endpointsByTag(drawn)
        .map(([tag, endpoints]) => [tag, endpoints.filter((endpoint) => found(endpoint, search))] as const)
        .filter(([, endpoints]) => endpoints.length > 0)
    : []

  // The anchor of the address exists only now, after the browser looked for it.
  useEffect(() => {
    if (!drawn) return
    const toAnchor = () => scrollToPlace(location.hash.slice(1))
    toAnchor()
    addEventListener('hashchange', toAnchor)
    return () => removeEventListener('hashchange', toAnchor)
  }, [drawn])

  return (
    <>
      <header className={classes.bar}>
        <Link to="/" aria-label="Inlay, home"><Logo /></Link>
        <span className={classes.barTitle}>API reference</span>
        <div className={classes.barEnd}>
          <ColorSchemeSwitch />
          <Button component={Link} to="/dashboard" variant="default" size="xs">Dashboard</Button>
        </div>
      </header>
      <div className={classes.columns}>
        <aside className={classes.side}>
          <SearchField label="Find a procedure" value={search} onChange={setSearch} />
          <nav aria-label="Procedures">
            {groups.map(([tag, endpoints]) => (
              <div key={tag}>
                <p className={classes.tag}>{tag}</p>
                {endpoints.map(({ anchor, method, path, summary }) => (
                  <a key={anchor} className={classes.entry} href={`#${anchor}`} title={`${method} ${path}`}>{summary ?? path}</a>
                ))}
              </div>
            ))}
          </nav>
        </aside>
        <main className={classes.main} id="main">
          <div>
            <h1 className={classes.title}>API reference</h1>
            <p className={classes.lead}>
              {codeInText(API_DESCRIPTION)} For programs:{' '}
              <a className="text-link" href="/api/openapi.json">openapi.json</a>.
            </p>
          </div>
          {!drawn && !openApi.isLoadingError ? <div role="status" aria-label="Loading the reference"><Skeleton height={240} /></div> : null}
          {openApi.isLoadingError ? (
            <ErrorState title="The reference could not be loaded" error={openApi.error} onRetry={() => void openApi.refetch()} retrying={openApi.isFetching} />
          ) : null}
          {drawn && groups.length === 0 ? <p className={classes.none}>No procedure matches “{search}”.</p> : null}
          {groups.map(([tag, endpoints]) => (
            <section key={tag} className={classes.group} aria-label={tag}>
              <h2 className={classes.groupTitle}>{tag}</h2>
              {endpoints.map((endpoint) => (
                <EndpointSection key={endpoint.anchor} endpoint={endpoint} document={drawn!} />
              ))}
            </section>
          ))}
        </main>
      </div>
    </>
  )
}
