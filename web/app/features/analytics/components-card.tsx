import type { InferContractRouterOutputs } from '@orpc/contract'
import type { api } from '@inlay/contract/api'
import { KIND_LABELS } from '@inlay/contract/component-types'
import { conversion } from '@inlay/contract/rules/conversion'
import { usePages } from '../../lib/use-pages.ts'
import { Card } from '../../ui/card.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Paged } from '../../ui/paged.tsx'
import { percent } from './percent.ts'
import classes from './components-card.module.css'

type Row = InferContractRouterOutputs<typeof api>['analytics']['components'][number]

interface ComponentsCardProps {
  /** undefined while they are awaited */
  readonly rows: readonly Row[] | undefined
  /** Id of the one component that is shown; empty: all. */
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** Components on a page. */
const PAGE = 50

const NONE: readonly Row[] = []

const LABELS: Readonly<Record<string, string>> = KIND_LABELS

/** What a component is called here; of a deleted one nothing but its id is left. */
export const nameOf = ({ component_name, component_id }: Pick<Row, 'component_name' | 'component_id'>) => component_name ?? `Deleted component ${component_id.slice(-6)}`

/** Events by component. Choosing a row shows that component alone; choosing it again shows all. */
export function ComponentsCard({ rows, chosen, onChoose }: ComponentsCardProps) {
  const pages = usePages(rows ?? NONE, PAGE, 'rows')
  return (
    <Card title="By component">
      {rows === undefined ? <Loading label="Loading components" height={32} /> : null}
      {rows?.length === 0 ? <p className={classes.empty}>No data available</p> : null}
      {rows && rows.length > 0 ? (
        <Paged pages={pages}>
          <div key={pages.page} className={classes.scroll} tabIndex={0} role="group" aria-label="Events by component">
            <table className={classes.table}>
              <thead>
                <tr>
                  <th scope="col">Component</th><th scope="col">Views</th><th scope="col">Interactions</th><th scope="col">Submissions</th><th scope="col">Conversion</th>
                </tr>
              </thead>
              <tbody>
                {pages.shown.map((row) => {
                  const { views, interactions, submissions, submissionRate } = conversion(row.counts)
                  const on = row.component_id === chosen
                  const name = nameOf(row)
                  return (
                    <tr key={row.component_id} data-on={on || undefined}>
                      <th scope="row">
                        {row.component_name === null ? <span className={classes.gone}>{name}</span> : (
                          <button type="button" className={classes.name} aria-pressed={on} title={on ? 'Show all components' : `Show ${name} alone`} onClick={() => onChoose(on ? '' : row.component_id)}>
                            <span className="truncate">{name}</span>
                          </button>
                        )}
                        <span className={classes.type}>{row.component_type ? (LABELS[row.component_type] ?? row.component_type) : ''}</span>
                      </th>
                      <td data-label="views">{views.toLocaleString('en')}</td>
                      <td data-label="interactions">{interactions.toLocaleString('en')}</td>
                      <td data-label="submissions">{submissions.toLocaleString('en')}</td>
                      <td data-label="conversion">{percent(submissionRate)}</td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </div>
        </Paged>
      ) : null}
    </Card>
  )
}
