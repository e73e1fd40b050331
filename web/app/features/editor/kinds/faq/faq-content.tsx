import { Button, TextInput } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { FAQ_MAX_ITEMS } from '@inlay/contract/faq'
import type { FaqItem } from '@inlay/contract/faq'
import { Icon } from '../../../../ui/icon.tsx'
import type { PartProps } from '../editor-kind.ts'
import { moveItem } from './move-item.ts'
import { QuestionRow } from './question-row.tsx'
import classes from './faq-content.module.css'

/** Title and questions of an FAQ. One question is open for editing at a time. */
export function FaqContent({ config, errors, onChange }: PartProps<'faq'>) {
  const [open, setOpen] = useState<number | null>(0)
  const list = useRef<HTMLOListElement>(null)
  /** What gets the focus once the list is drawn again: a row's control, by its data-control. */
  const focusNext = useRef<{ row: number; control: string } | null>(null)
  const { items } = config

  useEffect(() => {
    if (!focusNext.current || !list.current) return
    const { row, control } = focusNext.current
    focusNext.current = null
    const controls = list.current.children[row]?.querySelectorAll<HTMLElement>('[data-control]') ?? []
    const wanted = [...controls].find((element) => element.dataset['control'] === control && !element.matches(':disabled'))
    ;(wanted ?? controls[0])?.focus()
  })

  // A row with an error opens, so that the error is seen; the first of several.
  const wrongRow = Object.keys(errors).map((path) => /^config\.items\.(\d+)\./.exec(path)?.[1]).find((row) => row !== undefined)
  const [shownWrong, setShownWrong] = useState<string | undefined>(undefined)
  if (wrongRow !== shownWrong) {
    setShownWrong(wrongRow)
    if (wrongRow !== undefined) setOpen(Number(wrongRow))
  }

  const setItems = (next: FaqItem[], path: string | null = null) => onChange({ ...config, items: next }, path)

  const add = () => {
    setItems([...items, { question: '', answer: '' }])
    setOpen(items.length)
    focusNext.current = { row: items.length, control: 'question' }
  }
  const move = (from: number, by: 1 | -1) => {
    const to = from + by
    if (to < 0 || to >= items.length) return
    setItems(moveItem(items, from, to))
    if (open === from) setOpen(to)
    else if (open === to) setOpen(from)
    focusNext.current = { row: to, control: by < 0 ? 'up' : 'down' }
  }
  const remove = (row: number) => {
    setItems(items.filter((_, i) => i !== row))
    if (open === row) setOpen(null)
    else if (open !== null && open > row) setOpen(open - 1)
    if (items.length > 1) focusNext.current = { row: Math.min(row, items.length - 2), control: 'toggle' }
  }

  return (
    <div className={classes.content}>
      <TextInput
        label="Title" value={config.title} error={errors['config.title']}
        onChange={(event) => onChange({ ...config, title: event.currentTarget.value }, 'config.title')}
      />
      <section aria-labelledby="faq-questions">
        <div className={classes.head}>
          <h2 id="faq-questions" className={classes.heading}>Questions</h2>
          <span className={classes.count}>{items.length}</span>
        </div>
        <ol className={classes.list} ref={list}>
          {items.map((item, i) => (
            // By position: a question has no name of its own, and all state of a row is in the document.
            <QuestionRow
              key={i} row={i} last={items.length - 1} item={item} errors={errors} open={open === i}
              onToggle={() => setOpen(open === i ? null : i)}
              onChange={(next, field) => setItems(items.map((old, n) => (n === i ? next : old)), `config.items.${i}.${field}`)}
              onMove={(by) => move(i, by)}
              onRemove={() => remove(i)}
            />
          ))}
        </ol>
        {items.length === 0 ? <p className={classes.empty}>No questions yet</p> : null}
        <Button className={classes.add} variant="subtle" fullWidth leftSection={<Icon of={Plus} />} onClick={add} disabled={items.length >= FAQ_MAX_ITEMS}>
          Add a question
        </Button>
      </section>
    </div>
  )
}
