import { ActionIcon } from '@mantine/core'
import { GripVertical, X } from 'lucide-react'
import { useId } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { QuizQuestion } from '@inlay/contract/quiz'
import type { FieldErrors } from '../../lib/api-error.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Grip } from '../editor/kinds/parts/use-row-drag.ts'
import { AheadInput } from '../editor/kinds/parts/ahead-input.tsx'
import { ScoreField } from './score-field.tsx'
import classes from './options-list.module.css'

type Option = Extract<QuizQuestion, { options: unknown }>['options'][number]

interface OptionRowProps {
  option: Option
  index: number
  /** Of the option: "config.questions.0.options.2". */
  path: string
  errors: FieldErrors
  grip: Grip
  onChange: (option: Option, field: string) => void
  onEnter: () => void
  onPaste: (event: ClipboardEvent) => void
  /** @param control what keeps the focus */
  onMove: (by: 1 | -1, control: string) => void
  onRemove: () => void
}

/** One option: its grip, its text, its score, its end. */
export function OptionRow({ option, index, path, errors, grip, onChange, onEnter, onPaste, onMove, onRemove }: OptionRowProps) {
  const id = useId()
  const name = option.text.trim() || `Option ${index + 1}`
  const textError = errors[`${path}.text`]
  const scoreError = errors[`${path}.score.default`] ?? errors[`${path}.score`]
  const move = (event: KeyboardEvent, control: string) => {
    if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || (!event.altKey && control !== 'grip')) return
    event.preventDefault()
    event.stopPropagation()
    onMove(event.key === 'ArrowUp' ? -1 : 1, control)
  }
  const press = (event: KeyboardEvent) => {
    move(event, 'text')
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      onEnter()
    } else if (event.key === 'Backspace' && option.text === '') {
      event.preventDefault()
      onRemove()
    }
  }
  return (
    <li className={classes.row}>
      <button type="button" className={classes.grip} data-control="grip" aria-label={`Drag, or move with the arrow keys: ${name}`} {...grip(index)} onKeyDown={(event) => move(event, 'grip')}>
        <Icon of={GripVertical} size={14} />
      </button>
      <AheadInput
        className={classes.text} data-control="text" aria-label={`Option ${index + 1}`} path={`${path}.text`} value={option.text} aria-invalid={textError ? true : undefined} aria-describedby={textError || scoreError ? id : undefined}
        onText={(text) => onChange({ ...option, text }, 'text')} onKeyDown={press} onPaste={onPaste}
      />
      <ScoreField
        label={`Score of ${name}`} value={option.score.default} wrong={Boolean(scoreError)} describedBy={scoreError ? id : undefined}
        onChange={(points) => onChange({ ...option, score: { default: points } }, 'score')}
      />
      <ActionIcon aria-label={`Remove ${name}`} onClick={onRemove}><Icon of={X} size={14} /></ActionIcon>
      {textError || scoreError ? <p id={id} className={classes.said} role="alert">{[textError, scoreError].filter(Boolean).join('. ')}</p> : null}
    </li>
  )
}
