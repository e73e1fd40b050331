import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { hasWords } from '../../lib/has-words.ts'
import { ColorSchemeSwitch } from '../../ui/color-scheme-switch.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Logo } from '../../ui/logo.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { EndpointSection } from './endpoint-section.tsx'
import { codeInText } from './code-in-text.tsx'
import { endpointsByTag } from './openapi.ts'
import type { Endpoint } from './openapi.ts'
import { readOpenApi } from './read-openapi.ts'
import classes from './api-reference.module.css'

const found = ({ method, path, summary = '' }: Endpoint, search: string) => hasWords(`${method} ${path} ${summary}`, search)

/** Every procedure of the API, read from the description that the server publishes of itself. */
export default function ApiReference() {
  const document = useQuery({ queryKey: ['openapi'], queryFn: readOpenApi, staleTime: Infinity })
  const [search, setSearch] = useState('')
  const groups = document.data
    ? endpointsByTag(document.data)
        .map(([tag, endpoints]) => [tag, endpoints.filter((endpoint) => found(endpoint, search))] as const)
        .filter(([, endpoints]) => endpoints.length > 0)
    : []

  // The anchor of the address exists only now, after the browser looked for it.
  useEffect(() => {
    if (document.isSuccess && location.hash) window.document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [document.isSuccess])

  return (
    <>
      <title>API reference · Inlay</title>
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
              {codeInText(document.data?.info.description ?? 'Everything the dashboard does, it does by these calls.')} For programs:{' '}
              <a className="text-link" href="/api/openapi.json">openapi.json</a>.
            </p>
          </div>
          {document.isPending ? <div role="status" aria-label="Loading the reference"><Skeleton height={240} /></div> : null}
          {document.isLoadingError ? (
            <ErrorState title="The reference could not be loaded" error={document.error} onRetry={() => void document.refetch()} retrying={document.isFetching} />
          ) : null}
          {document.data && groups.length === 0 ? <p className={classes.none}>No procedure matches “{search}”.</p> : null}
          {groups.map(([tag, endpoints]) => (
            <section key={tag} className={classes.group} aria-label={tag}>
              <h2 className={classes.groupTitle}>{tag}</h2>
              {endpoints.map((endpoint) => (
                <EndpointSection key={endpoint.anchor} endpoint={endpoint} document={document.data!} />
              ))}
            </section>
          ))}
        </main>
      </div>
    </>
  )
}
