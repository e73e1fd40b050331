import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core'
import { ArrowDown, ArrowUp, ChevronDown, CircleAlert, GripVertical, Trash2 } from 'lucide-react'
import { memo, useId } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from '../../../../ui/icon.tsx'
import type { Grip } from './use-row-drag.ts'
import classes from './item-row.module.css'

interface ItemActs {
  toggle(row: number): void
  move(row: number, by: 1 | -1, byKey: boolean): void
  remove(row: number): void
}

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
  grip: Grip
  acts: ItemActs
  /** Its fields, where they are shown. */
  children: ReactNode
}

/**
 * One item of a list: its line, and its fields when it is open. Its grip is dragged; Alt with an arrow key moves it too. Drawn again
 * only when something of its own changed, and its line only for that: a list may be long.
 */
export const ItemRow = memo(function ItemRow({ name, note, unnamed, row, last, open, wrong, grip, acts, children }: ItemRowProps) {
  const fields = useId()
  return (
    <li className={classes.row} data-open={open || undefined} onKeyDown={(event) => moveByKey(event, acts, row, event.altKey)}>
      <div className={classes.head} data-plain={open === null || undefined}>
        <RowGrip name={name} row={row} grip={grip} acts={acts} />
        {open === null ? <div className={classes.only}>{children}</div> : (
          <UnstyledButton className={classes.toggle} data-control="toggle" aria-expanded={open} aria-controls={fields} onClick={() => acts.toggle(row)}>
            <span className={classes.chevron}><Icon of={ChevronDown} /></span>
            <span className={`${classes.name} truncate`} data-empty={unnamed || undefined}>{name}</span>
            {note ? <span className={classes.note}>{note}</span> : null}
            {wrong ? <span className={classes.alert}><Icon of={CircleAlert} /><span className="visually-hidden">has an error</span></span> : null}
          </UnstyledButton>
        )}
        <RowActs name={name} row={row} last={last} acts={acts} />
      </div>
      {open === null ? null : <div id={fields} className={classes.fields} hidden={!open}>{children}</div>}
    </li>
  )
})

const RowGrip = memo(function RowGrip({ name, row, grip, acts }: Pick<ItemRowProps, 'name' | 'row' | 'grip' | 'acts'>) {
  return (
    <button
      type="button" className={classes.grip} data-control="grip" aria-label={`Drag, or move with the arrow keys: ${name}`} {...grip(row)}
      onKeyDown={(event) => moveByKey(event, acts, row, true)}
    >
      <Icon of={GripVertical} size={14} />
    </button>
  )
})

const RowActs = memo(function RowActs({ name, row, last, acts }: Pick<ItemRowProps, 'name' | 'row' | 'last' | 'acts'>) {
  return (
    <span className={classes.acts}>
      <Tooltip label="Move up (Alt ↑)">
        <ActionIcon data-control="up" aria-label={`Move up: ${name}`} disabled={row === 0} onClick={() => acts.move(row, -1, false)}><Icon of={ArrowUp} /></ActionIcon>
      </Tooltip>
      <Tooltip label="Move down (Alt ↓)">
        <ActionIcon data-control="down" aria-label={`Move down: ${name}`} disabled={row === last} onClick={() => acts.move(row, 1, false)}><Icon of={ArrowDown} /></ActionIcon>
      </Tooltip>
      <Tooltip label="Remove">
        <ActionIcon aria-label={`Remove: ${name}`} onClick={() => acts.remove(row)}><Icon of={Trash2} /></ActionIcon>
      </Tooltip>
    </span>
  )
})

/** @param meant whether an arrow key moves the row here, rather than the cursor in a text */
function moveByKey(event: KeyboardEvent, acts: ItemActs, row: number, meant: boolean): void {
  if (!meant || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
  event.preventDefault()
  event.stopPropagation()
  acts.move(row, event.key === 'ArrowUp' ? -1 : 1, true)
}
