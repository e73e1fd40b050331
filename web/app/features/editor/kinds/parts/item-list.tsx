import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useSteady } from '../../../../lib/use-steady.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { LIST_RESTS, calmItems } from './calm-items.ts'
import type { Edited } from './edited.ts'
import { item } from './edited.ts'
import { ItemRow } from './item-row.tsx'
import { moveItem } from './move-item.ts'
import { useFarRows } from './use-far-rows.ts'
import { useFocusNext } from './use-focus-next.ts'
import { useRowDrag } from './use-row-drag.ts'
import classes from './item-list.module.css'

interface ItemListProps<T> {
  of: Edited<T[]>
  /** On the button that adds one: "Add a question". */
  add: string
  /** What is said where there is none: "No questions yet". */
  empty: string
  /** Most items. */
  max: number
  make: () => T
  /** How its line is called: its own words, or '' for nothing yet. */
  nameOf: (item: T) => string
  /** How an item without words is called, with its place: "Question 3". */
  one: string
  /** What is said beside the name. */
  noteOf?: (item: T) => string
  /** Each row is one field and has no line of its own above it. */
  plain?: boolean
  /** What an item becomes that was pasted as a line of several; without it lines are pasted into one field. */
  fromLine?: (line: string) => T
  /** Fields of one item. */
  children: (item: Edited<T>, index: number) => ReactNode
}

/** How many rows are drawn until more are asked for. */
const PAGE = 100

/** A list whose items are added, changed, moved and removed. One item is open for editing at a time. */
export function ItemList<T>({ of, add, empty, max, make, nameOf, one, noteOf, plain = false, fromLine, children }: ItemListProps<T>) {
  const { value: items, path, errors, onChange } = of
  const [open, setOpen] = useState<number | null>(0)
  const [shown, setShown] = useState(PAGE)
  const { list, focusNext } = useFocusNext()

  // A row with an error opens, so that the error is seen; the first of several.
  const wrongRows = new Set(Object.keys(errors).filter((place) => place.startsWith(`${path}.`)).map((place) => Number(place.slice(path.length + 1).split('.')[0])))
  const wrongRow = wrongRows.size > 0 ? Math.min(...wrongRows) : undefined
  const [shownWrong, setShownWrong] = useState<number | undefined>(undefined)
  if (wrongRow !== shownWrong) {
    setShownWrong(wrongRow)
    if (wrongRow !== undefined) {
      setOpen(wrongRow)
      setShown((before) => Math.max(before, wrongRow + 1))
    }
  }

  const insert = (at: number, ...made: T[]) => {
    onChange([...items.slice(0, at), ...made, ...items.slice(at)].slice(0, Math.max(max, items.length)), null)
    setOpen(at + made.length - 1)
    setShown(Math.max(shown, at + made.length))
    focusNext(at + made.length - 1, 'field')
  }
  const move = (from: number, to: number, control: string) => {
    if (to < 0 || to >= items.length) return
    onChange(moveItem(items, from, to), null)
    if (open !== null) setOpen(moveItem(items.map((_, i) => i), from, to).indexOf(open))
    focusNext(to, control)
  }
  const remove = (row: number) => {
    onChange(items.filter((_, i) => i !== row), null)
    if (open === row) setOpen(null)
    else if (open !== null && open > row) setOpen(open - 1)
    if (items.length > 1) focusNext(Math.min(row, items.length - 2), plain ? 'field' : 'toggle')
  }
  const grip = useRowDrag(list, (from, to) => move(from, to, 'grip'))
  useFarRows(list)
  const acts = useSteady({
    toggle: (row: number) => setOpen(open === row ? null : row),
    move: (row: number, by: 1 | -1, byKey: boolean) => move(row, row + by, byKey && plain ? 'same' : by < 0 ? 'up' : 'down'),
    remove,
  })
  const full = items.length >= max
  // The preview shows a letter at once, the lines once it rests: each of a line's buttons is named by it.
  const calm = calmItems(useDebouncedValue(items, LIST_RESTS)[0], items, () => true)

  return (
    <div
      onPaste={(event) => {
        const row = [...(list.current?.children ?? [])].findIndex((each) => each.contains(event.target as Node))
        const lines = event.clipboardData.getData('text/plain').split(/\r?\n/).map((line) => line.trim()).filter(Boolean)
        if (!fromLine || row < 0 || lines.length < 2) return
        event.preventDefault()
        insert(row + 1, ...lines.map(fromLine))
      }}
    >
      <ol className={classes.list} ref={list}>
        {calm.slice(0, shown).map((each, i) => (
          // By position: an item has no name of its own, and all state of a row is in the document.
          <ItemRow
            key={i} row={i} last={items.length - 1} name={nameOf(each).trim() || `${one} ${i + 1}`} unnamed={nameOf(each).trim() === ''} note={noteOf?.(each) ?? ''}
            open={plain ? null : open === i} wrong={wrongRows.has(i)} grip={grip} acts={acts}
          >
            {plain || open === i ? children(item(of, i), i) : null}
          </ItemRow>
        ))}
      </ol>
      {items.length > shown ? (
        <Button className={classes.more} variant="subtle" size="xs" onClick={() => setShown(shown + PAGE)}>
          {`Show ${Math.min(PAGE, items.length - shown)} more of ${items.length.toLocaleString('en')}`}
        </Button>
      ) : null}
      {items.length === 0 ? <p className={classes.empty}>{empty}</p> : null}
      {errors[path] ? <p className={classes.error} role="alert">{errors[path]}</p> : null}
      <Button className={classes.add} variant="subtle" fullWidth leftSection={<Icon of={Plus} />} onClick={() => insert(items.length, make())} disabled={full}>
        {add}
      </Button>
      {full ? <p className={classes.full}>{`${max.toLocaleString('en')} is the most there can be.`}</p> : null}
    </div>
  )
}
