import { useMemo } from 'react'
import { Link } from 'react-router'
import { KIND_LABELS } from '@inlay/contract/component-types'
import { CodeLine } from '../../ui/code-line.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { editPath } from '../components/edit-path.ts'
import { embedMarker } from '../components/embed-marker.ts'
import type { OwnComponent } from '../components/own-component.ts'
import classes from './marker-list.module.css'

/** Each component with the code that places it. */
export function MarkerList({ components }: { components: readonly OwnComponent[] }) {
  const rows = useMemo(() => components.map((component) => ({ component, code: embedMarker(component) })), [components])
  return (
    <ul className={classes.list}>
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
  )
}
