import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core'
import { ArrowDown, ArrowUp, ChevronDown, CircleAlert, GripVertical, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import classes from './item-row.module.css'

interface ItemRowProps {
  name: string
  /** What is said of it in grey, as its kind. */
  note: string
  /** Whether nobody has named it yet. */
  unnamed: boolean
  /** Position, from 0, and that of the last row. */
  row: number
  last: number
  /** Whether its fields are shown; null where they are all there is of the row. */
  open: boolean | null
  wrong: boolean
  dragged: boolean
  style: CSSProperties | undefined
  grip: { onPointerDown: (event: PointerEvent<HTMLElement>) => void }
  onToggle: () => void
  onMove: (by: 1 | -1, byKey: boolean) => void
  onRemove: () => void
  children: ReactNode
}

/** One item of a list: its line, and its fields when it is open. Its grip is dragged; Alt with an arrow key moves it too. */
export function ItemRow({ name, note, unnamed, row, last, open, wrong, dragged, style, grip, onToggle, onMove, onRemove, children }: ItemRowProps) {
  const fields = useId()
  const move = (event: KeyboardEvent, onGrip: boolean) => {
    if ((!event.altKey && !onGrip) || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    event.stopPropagation()
    onMove(event.key === 'ArrowUp' ? -1 : 1, true)
  }
  return (
    <li className={classes.row} data-open={open || undefined} data-dragged={dragged || undefined} style={style} onKeyDown={(event) => move(event, false)}>
      <div className={classes.head} data-plain={open === null || undefined}>
        <button
          type="button" className={classes.grip} data-control="grip" aria-label={`Drag, or move with the arrow keys: ${name}`} {...grip}
          onKeyDown={(event) => move(event, true)}
        >
          <Icon of={GripVertical} size={14} />
        </button>
        {open === null ? <div className={classes.only}>{children}</div> : (
          <UnstyledButton className={classes.toggle} data-control="toggle" aria-expanded={open} aria-controls={fields} onClick={onToggle}>
            <span className={classes.chevron}><Icon of={ChevronDown} /></span>
            <span className={`${classes.name} truncate`} data-empty={unnamed || undefined}>{name}</span>
            {note ? <span className={classes.note}>{note}</span> : null}
            {wrong ? <span className={classes.alert}><Icon of={CircleAlert} /><span className="visually-hidden">has an error</span></span> : null}
          </UnstyledButton>
        )}
        <span className={classes.acts}>
          <Tooltip label="Move up (Alt ↑)">
            <ActionIcon data-control="up" aria-label={`Move up: ${name}`} disabled={row === 0} onClick={() => onMove(-1, false)}><Icon of={ArrowUp} /></ActionIcon>
          </Tooltip>
          <Tooltip label="Move down (Alt ↓)">
            <ActionIcon data-control="down" aria-label={`Move down: ${name}`} disabled={row === last} onClick={() => onMove(1, false)}><Icon of={ArrowDown} /></ActionIcon>
          </Tooltip>
          <Tooltip label="Remove">
            <ActionIcon aria-label={`Remove: ${name}`} onClick={onRemove}><Icon of={Trash2} /></ActionIcon>
          </Tooltip>
        </span>
      </div>
      {open === null ? null : <div id={fields} className={classes.fields} hidden={!open}>{open ? children : null}</div>}
    </li>
  )
}
