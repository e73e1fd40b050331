import { Link } from 'react-router'
import { COMPONENT_TYPE_LABELS } from '@inlay/contract/component-types'
import type { Component } from '@inlay/contract/components'
import { Day } from '../../ui/day.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { ViewMode } from '../../ui/view-switch.tsx'
import { ComponentMenu } from './component-menu.tsx'
import { ComponentThumbnail } from './component-thumbnail.tsx'
import type { useComponentActions } from './use-component-actions.ts'
import classes from './component-items.module.css'

interface ComponentItemsProps {
  components: readonly Component[]
  view: ViewMode
  actions: ReturnType<typeof useComponentActions>
  /** Asks before it deletes. */
  onDelete: (component: Component) => void
}

/** Components as cards with a picture, or as rows. The whole item leads to the editor. */
export function ComponentItems({ components, view, actions, onDelete }: ComponentItemsProps) {
  return (
    <ul className={view === 'grid' ? classes.grid : classes.list} aria-label="Components">
      {components.map((component) => (
        <li key={component.id} className={classes.item}>
          {view === 'grid' ? <ComponentThumbnail type={component.component_type} config={component.config} /> : null}
          <div className={classes.meta}>
            <Link className={`${classes.name} truncate`} to={`/dashboard/components/${component.id}`}>{component.name}</Link>
            <span className={`${classes.sub} truncate`}>
              {COMPONENT_TYPE_LABELS[component.component_type]} · Created <Day iso={component.created_at} />
            </span>
            <span className={classes.badge}><StatusBadge live={component.is_active} /></span>
            <ComponentMenu
              className={classes.menu}
              component={component}
              onDuplicate={() => actions.duplicate(component)}
              onSetLive={(live) => actions.setLive(component, live)}
              onDelete={() => onDelete(component)}
            />
          </div>
        </li>
      ))}
    </ul>
  )
}
