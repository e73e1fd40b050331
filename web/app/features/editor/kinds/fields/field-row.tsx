import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core'
import { CircleAlert, Copy, CornerDownRight, GripVertical, Trash2 } from 'lucide-react'
import { memo } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import type { FormField } from '@inlay/contract/form-field'
import { Icon } from '../../../../ui/icon.tsx'
import type { Grip } from '../parts/use-row-drag.ts'
import { fieldTitle } from './field-title.ts'
import { OFFERED_KINDS } from './offered-kinds.ts'
import type { FieldEdits } from './use-field-edits.ts'
import classes from './field-row.module.css'

interface FieldRowProps {
  field: FormField
  at: number
  selected: boolean
  wrong: boolean
  /** When it is shown, in words; empty when always. */
  condition: string
  broken: boolean
  /** Of the step that begins with this row, and its number. */
  step: string | null
  edits: FieldEdits
  grip: Grip
  /** What is below the row while it is open. */
  children?: ReactNode
}

/**
 * One field in the list. Enter opens it; the arrow keys go to its neighbours, with Alt they move it; Delete removes it.
 * Drawn again only when something of its own changed: a form may have many.
 */
export const FieldRow = memo(function FieldRow({ field, at, selected, wrong, condition, broken, step, edits, grip, children }: FieldRowProps) {
  const kind = OFFERED_KINDS[field.type]
  const title = fieldTitle(field)
  const fixed = field.type === 'stepper'
  const onKeyDown = (event: KeyboardEvent, control: 'main' | 'grip') => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (by !== 0 && (event.altKey || control === 'grip')) edits.move(at, at + by, control)
    else if (by !== 0) edits.focus(at + by)
    else if (event.key === 'Delete' && control === 'main') edits.remove(at)
    else return
    event.preventDefault()
  }
  return (
    <li className={classes.item} data-row={at} data-fixed={fixed || undefined} data-kid={condition ? true : undefined}>
      {step === null ? null : <p className={classes.step}>{step}</p>}
      <div className={classes.row} data-selected={selected || undefined} data-wrong={wrong || undefined}>
        {fixed ? <span /> : (
          <button
            type="button" className={classes.grip} data-control="grip" aria-label={`Move ${title}: drag, or press the up and down arrow keys`}
            {...grip(at)} onKeyDown={(event) => onKeyDown(event, 'grip')}
          >
            <Icon of={GripVertical} />
          </button>
        )}
        <UnstyledButton
          className={classes.main} data-control="main" aria-pressed={selected}
          onClick={(event) => (event.detail === 0 ? edits.open(at) : edits.select(at))} onKeyDown={(event) => onKeyDown(event, 'main')}
        >
          <span className={classes.tile}><Icon of={kind.icon} /></span>
          <span className={classes.words}>
            <span className={classes.title}>
              <span className="truncate">{title}</span>
              {'required' in field && field.required ? <span className={classes.required} title="Required">*</span> : null}
            </span>
            <span className={classes.meta}>
              {condition ? <span className={classes.condition} data-broken={broken || undefined}><Icon of={CornerDownRight} size={14} /><span className="truncate">{condition}</span></span> : meta(field, kind.label)}
            </span>
          </span>
          {wrong ? <span className={classes.alert}><Icon of={CircleAlert} /><span className="visually-hidden">has an error</span></span> : null}
        </UnstyledButton>
        <span className={classes.acts}>
          {fixed ? null : (
            <Tooltip label="Duplicate"><ActionIcon aria-label={`Duplicate ${title}`} onClick={() => edits.duplicate(at)}><Icon of={Copy} /></ActionIcon></Tooltip>
          )}
          <Tooltip label="Remove"><ActionIcon aria-label={`Remove ${title}`} onClick={() => edits.remove(at)}><Icon of={Trash2} /></ActionIcon></Tooltip>
        </span>
      </div>
      {children}
    </li>
  )
})

function meta(field: FormField, kind: string): string {
  if ('options' in field) return `${kind} · ${field.options.length} ${field.options.length === 1 ? 'option' : 'options'}`
  if (field.type === 'stepper') return `${field.steps.length} ${field.steps.length === 1 ? 'step' : 'steps'}, always last`
  return kind
}
