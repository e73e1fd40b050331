import { useEffect, useState } from 'react'
import { endpointsByTag } from '../api-reference/openapi.ts'
import type { Endpoint } from '../api-reference/openapi.ts'
import { readOpenApi } from '../api-reference/read-openapi.ts'
import classes from './guide.module.css'

/** Every call, read from what the server publishes of itself, each leading to its place in the reference. */
export function EndpointList() {
  const [groups, setGroups] = useState<[string, Endpoint[]][] | null>(null)
  useEffect(() => {
    let gone = false
    // Where it cannot be had, the words below say where else the calls are.
    readOpenApi().then((document) => gone || setGroups(endpointsByTag(document)), () => {})
    return () => void (gone = true)
  }, [])
  if (!groups) return <p>The list of calls is in the <a className="text-link" href="/api/docs">API reference</a> and, for programs, in <a className="text-link" href="/api/openapi.json">openapi.json</a>.</p>
  return (
    <div className={classes.table} tabIndex={0} role="group" aria-label="Calls of the API">
      <table>
        <thead><tr><th scope="col">Call</th><th scope="col">What it does</th></tr></thead>
        <tbody>
          {groups.flatMap(([, endpoints]) => endpoints.map(({ anchor, method, path, summary }) => (
            <tr key={anchor}><td><code>{method} {path}</code></td><td><a className="text-link" href={`/api/docs#${anchor}`}>{summary ?? path}</a></td></tr>
          )))}
        </tbody>
      </table>
    </div>
  )
}
