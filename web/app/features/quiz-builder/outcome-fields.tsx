import { Button } from '@mantine/core'
import { Trash2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { QuizConfig } from '@inlay/contract/quiz'
import { Icon } from '../../ui/icon.tsx'
import { at, item } from '../editor/kinds/parts/edited.ts'
import type { Edited } from '../editor/kinds/parts/edited.ts'
import { NumberField } from '../editor/kinds/parts/number-field.tsx'
import { TextField } from '../editor/kinds/parts/text-field.tsx'
import type { EditNow } from './edit-now.ts'
import { removeOutcome } from './remove-outcome.ts'
import { restoreOutcome } from './restore-outcome.ts'
import type { Selection } from './selection.ts'
import { toastRemoved } from './toast-removed.tsx'
import classes from './question-fields.module.css'

interface OutcomeFieldsProps {
  of: Edited<QuizConfig>
  index: number
  onSelect: (selection: Selection) => void
  onEdit: EditNow
}

/** What people are told at the end, and for which scores. */
export function OutcomeFields({ of, index, onSelect, onEdit }: OutcomeFieldsProps) {
  const { outcomes } = of.value
  const outcome = item(at(of, 'outcomes'), index)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const title = fields.current?.querySelector('input')
    if (title?.value === '') title.focus()
  }, [])
  const remove = () => {
    const left = removeOutcome(outcomes, outcome.value.id)
    of.onChange({ ...of.value, outcomes: left }, null)
    onSelect(left[0] ? { kind: 'outcome', id: left[Math.min(index, left.length - 1)]!.id } : { kind: 'about' })
    toastRemoved('Outcome removed', () => {
      onEdit((now) => ({ ...now, outcomes: restoreOutcome(now.outcomes, outcomes, outcome.value.id) }))
      onSelect({ kind: 'outcome', id: outcome.value.id })
    })
  }
  return (
    <>
      <div ref={fields}><TextField of={at(outcome, 'title')} label="Outcome" /></div>
      <TextField of={at(outcome, 'description')} label="Description" lines={2} hint="What people read below it." />
      <div className={classes.pair}>
        <NumberField of={at(outcome, 'minScore')} label="From" unit="of 100" />
        <NumberField of={at(outcome, 'maxScore')} label="Up to" unit="of 100" />
      </div>
      <p className={classes.hint}>A score at which another outcome begins gets that one. Scores are compared as they are, not rounded.</p>
      <div><Button variant="default" size="xs" leftSection={<Icon of={Trash2} size={14} />} onClick={remove}>Remove this outcome</Button></div>
    </>
  )
}
