import { ActionIcon, Textarea, TextInput, Tooltip, UnstyledButton } from '@mantine/core'
import { ArrowDown, ArrowUp, ChevronDown, CircleAlert, Trash2 } from 'lucide-react'
import { useId } from 'react'
import type { FaqItem } from '@inlay/contract/faq'
import type { FieldErrors } from '../../../../lib/api-error.ts'
import { Icon } from '../../../../ui/icon.tsx'
import classes from './question-row.module.css'

interface QuestionRowProps {
  item: FaqItem
  /** Position, from 0, and that of the last row. */
  row: number
  last: number
  open: boolean
  errors: FieldErrors
  onToggle: () => void
  onChange: (item: FaqItem, field: keyof FaqItem) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** One question: its line in the list, and its fields when it is open. Alt with an arrow key moves it. */
export function QuestionRow({ item, row, last, open, errors, onToggle, onChange, onMove, onRemove }: QuestionRowProps) {
  const fields = useId()
  const name = item.question.trim() || `Question ${row + 1}`
  const questionError = errors[`config.items.${row}.question`]
  const answerError = errors[`config.items.${row}.answer`]
  return (
    <li
      className={classes.row} data-open={open || undefined}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        onMove(event.key === 'ArrowUp' ? -1 : 1)
      }}
    >
      <div className={classes.head}>
        <UnstyledButton className={classes.toggle} data-control="toggle" aria-expanded={open} aria-controls={fields} onClick={onToggle}>
          <span className={classes.chevron}><Icon of={ChevronDown} /></span>
          <span className={`${classes.name} truncate`} data-empty={!item.question.trim() || undefined}>{name}</span>
          {questionError || answerError ? <span className={classes.alert}><Icon of={CircleAlert} /><span className="visually-hidden">has an error</span></span> : null}
        </UnstyledButton>
        <Tooltip label="Move up (Alt ↑)">
          <ActionIcon data-control="up" aria-label={`Move up: ${name}`} disabled={row === 0} onClick={() => onMove(-1)}><Icon of={ArrowUp} /></ActionIcon>
        </Tooltip>
        <Tooltip label="Move down (Alt ↓)">
          <ActionIcon data-control="down" aria-label={`Move down: ${name}`} disabled={row === last} onClick={() => onMove(1)}><Icon of={ArrowDown} /></ActionIcon>
        </Tooltip>
        <Tooltip label="Remove">
          <ActionIcon aria-label={`Remove: ${name}`} onClick={onRemove}><Icon of={Trash2} /></ActionIcon>
        </Tooltip>
      </div>
      <div id={fields} className={classes.fields} hidden={!open}>
        {open ? (
          <>
            <TextInput
              label="Question" data-control="question" value={item.question} error={questionError}
              onChange={(event) => onChange({ ...item, question: event.currentTarget.value }, 'question')}
            />
            <Textarea
              label="Answer" autosize minRows={3} maxRows={14} value={item.answer} error={answerError}
              description={answerError ? null : 'An empty line begins a new paragraph.'} inputWrapperOrder={['label', 'input', 'description', 'error']}
              onChange={(event) => onChange({ ...item, answer: event.currentTarget.value }, 'answer')}
            />
          </>
        ) : null}
      </div>
    </li>
  )
}
