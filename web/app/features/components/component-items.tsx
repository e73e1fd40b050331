import { Checkbox } from '@mantine/core'
import { Link } from 'react-router'
import { KIND_LABELS } from '@inlay/contract/component-types'
import { Day } from '../../ui/day.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { ViewMode } from '../../ui/view-switch.tsx'
import { collects } from './collects.ts'
import { ComponentMenu } from './component-menu.tsx'
import { ComponentThumbnail } from './component-thumbnail.tsx'
import { editPath } from './edit-path.ts'
import { FigureStrip } from './figure-strip.tsx'
import type { OwnComponent } from './own-component.ts'
import type { useComponentActions } from './use-component-actions.ts'
import type { FigureOf } from './use-figures.ts'
import type { useSelection } from './use-selection.ts'
import classes from './component-items.module.css'

interface ComponentItemsProps {
  components: readonly OwnComponent[]
  view: ViewMode
  figureOf: FigureOf
  selection: ReturnType<typeof useSelection<OwnComponent>>
  actions: ReturnType<typeof useComponentActions>
  /** Asks before it deletes. */
  onDelete: (component: OwnComponent) => void
}

/** Components as cards with a picture, or as rows. The whole item leads to the editor. */
export function ComponentItems({ components, view, figureOf, selection, actions, onDelete }: ComponentItemsProps) {
  return (
    <ul className={view === 'grid' ? classes.grid : classes.list} aria-label="Components" data-selecting={selection.selected.length > 0 || undefined}>
      {components.map((component) => {
        const name = component.name.trim() || KIND_LABELS[component.type]
        return (
          <li key={component.id} className={classes.item} data-selected={selection.has(component.id) || undefined}>
            <Checkbox
              className={classes.tick} size="xs" aria-label={`Select ${name}`}
              checked={selection.has(component.id)} onChange={() => selection.toggle(component.id)}
            />
            {view === 'grid' ? <ComponentThumbnail type={component.type} config={component.config} /> : null}
            <div className={classes.meta}>
              <Link className={`${classes.name} truncate`} to={editPath(component)}>{name}</Link>
              <span className={`${classes.sub} truncate`}>
                {KIND_LABELS[component.type]} · Created <Day iso={component.created_at} />
              </span>
              <span className={classes.badge}><StatusBadge live={component.is_active} /></span>
              <ComponentMenu
                className={classes.menu}
                component={component}
                onDuplicate={() => actions.duplicate(component)}
                onSetLive={(live) => actions.publish.mutate({ of: [component], live })}
                onDelete={() => onDelete(component)}
              />
            </div>
            <div className={classes.figures}><FigureStrip figure={figureOf(component.id)} collects={collects(component)} /></div>
          </li>
        )
      })}
    </ul>
  )
}
