import { useMemo } from 'react'
import { Link } from 'react-router'
import { KIND_LABELS } from '@inlay/contract/component-types'
import { usePages } from '../../lib/use-pages.ts'
import { CodeLine } from '../../ui/code-line.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Paged } from '../../ui/paged.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { editPath } from '../components/edit-path.ts'
import { embedMarker } from '../components/embed-marker.ts'
import type { OwnComponent } from '../components/own-component.ts'
import classes from './marker-list.module.css'

/** Components on a page. */
const PAGE = 20

/** Each component with the code that places it. */
export function MarkerList({ components }: { components: readonly OwnComponent[] }) {
  const pages = usePages(components, PAGE, 'codes')
  const { shown } = pages
  const rows = useMemo(() => shown.map((component) => ({ component, code: embedMarker(component) })), [shown])
  return (
    <Paged pages={pages}>
      <ul className={classes.list} aria-label="Embed codes">
        {rows.map(({ component, code }) => (
          <li key={component.id} className={classes.row}>
            <div className={classes.head}>
              <Link className={`${classes.name} truncate`} to={editPath(component)}>{component.name}</Link>
              <span className={classes.type}>{KIND_LABELS[component.type]}</span>
              <StatusBadge live={component.is_active} />
              <span className={classes.copy}><CopyButton text={code} label={`Copy the embed code of ${component.name}`} /></span>
            </div>
            <CodeLine code={code} />
          </li>
        ))}
      </ul>
    </Paged>
  )
}
