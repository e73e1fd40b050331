import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useMemo, useRef } from 'react'
import type { DragEvent, ReactNode } from 'react'
import type { FieldType, FormField } from '@inlay/contract/form-field'
import { stepOf } from '@inlay/contract/rules/step-of'
import type { FieldErrors } from '../../../../lib/api-error.ts'
import { LIST_RESTS, calmItems } from '../parts/calm-items.ts'
import { useFarRows } from '../parts/use-far-rows.ts'
import { useRowDrag } from '../parts/use-row-drag.ts'
import { conditionText } from './condition-text.ts'
import { DRAGGED_KIND } from './dragged-kind.ts'
import { FieldRow } from './field-row.tsx'
import { stepsOf } from './steps-of.ts'
import { triggersAbove } from './triggers-above.ts'
import type { useFieldEdits } from './use-field-edits.ts'
import classes from './field-list.module.css'

interface FieldListProps {
  fields: readonly FormField[]
  errors: FieldErrors
  /** Path of the fields: "config.fields". */
  path: string
  editing: ReturnType<typeof useFieldEdits>
  /** Drawn inside the open row; the same function for as long as it draws the same. */
  renderOpen?: (at: number) => ReactNode
}

/** The fields of a form in their order, by steps where there are some. What the palette offers can be dropped into it. */
export function FieldList({ fields: given, errors, path, editing, renderOpen }: FieldListProps) {
  // The preview shows a letter at once, the list once it rests.
  const fields = calmItems(useDebouncedValue(given, LIST_RESTS)[0], given, isSame)
  const { edits, selected, notice, said } = editing
  const opened = useMemo(() => (selected === null ? null : renderOpen?.(selected)), [selected, renderOpen])
  const list = useRef<HTMLOListElement>(null)
  const grip = useRowDrag(list, (from, to) => edits.move(from, to, 'grip'))
  useFarRows(list)
  const steps = stepsOf(fields)
  const wrong = new Set(Object.keys(errors).map((error) => (error.startsWith(`${path}.`) ? Number.parseInt(error.slice(path.length + 1), 10) : -1)))
  const stepAt = (at: number) => {
    const field = fields[at]
    return field && field.type !== 'stepper' && steps.length > 0 ? stepOf(field.name, steps) : null
  }

  const onDrop = (event: DragEvent) => {
    const type = event.dataTransfer.getData(DRAGGED_KIND)
    if (!type) return
    event.preventDefault()
    const rows = [...(list.current?.children ?? [])]
    const below = rows.findIndex((row) => event.clientY < row.getBoundingClientRect().top + row.getBoundingClientRect().height / 2)
    edits.add(type as FieldType, below < 0 ? fields.length : below)
  }
  return (
    <div
      className={classes.place} onDrop={onDrop}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(DRAGGED_KIND)) event.preventDefault()
      }}
    >
      {fields.length === 0 ? <p className={classes.empty}>No fields yet</p> : null}
      <ol className={classes.list} ref={list} aria-label="Fields">
        {fields.map((field, at) => {
          const condition = conditionText(field, field.showIf ? triggersAbove(fields, at) : [])
          const step = stepAt(at)
          return (
            // By position: all state of a row is in the document, and a name changes while it is typed.
            <FieldRow
              key={at} field={field} at={at} selected={selected === at} wrong={wrong.has(at)} condition={condition?.text ?? ''}
              broken={condition?.broken ?? false} step={step !== null && step !== stepAt(at - 1) ? stepTitle(step, steps[step]?.title ?? '') : null}
              edits={edits} grip={grip}
            >
              {selected === at ? opened : null}
            </FieldRow>
          )
        })}
      </ol>
      {notice ? <p className={classes.notice}><span>{notice.text}</span><Button variant="subtle" size="xs" onClick={notice.undo}>Undo</Button></p> : null}
      <p className="visually-hidden" role="status">{said}</p>
    </div>
  )
}

const isSame = (one: FormField, other: FormField) => one.name === other.name && one.type === other.type

function stepTitle(step: number, title: string): string {
  return title.trim() === '' || title.trim() === `Step ${step + 1}` ? `Step ${step + 1}` : `Step ${step + 1} · ${title.trim()}`
}
