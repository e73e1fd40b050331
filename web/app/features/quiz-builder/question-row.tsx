import { CircleAlert, GripVertical } from 'lucide-react'
import { memo } from 'react'
import type { KeyboardEvent } from 'react'
import type { QuizQuestion } from '@inlay/contract/quiz'
import { bestOf } from '@inlay/contract/rules/quiz-score'
import { Icon } from '../../ui/icon.tsx'
import type { Grip } from '../editor/kinds/parts/use-row-drag.ts'
import { QUESTION_TYPES } from './question-types.ts'
import classes from './question-list.module.css'

export interface QuestionActs {
  select(id: string): void
  /** @param control what keeps the focus */
  move(index: number, by: 1 | -1, control: string): void
}

interface QuestionRowProps {
  question: QuizQuestion
  index: number
  /** It is the one that is edited. */
  on: boolean
  wrong: boolean
  grip: Grip
  acts: QuestionActs
}

/** One question in the list. */
export const QuestionRow = memo(function QuestionRow({ question, index, on, wrong, grip, acts }: QuestionRowProps) {
  const name = question.text.trim() || `Question ${index + 1}`
  const best = bestOf(question)
  const press = (event: KeyboardEvent, control: string) => {
    if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || (!event.altKey && control !== 'grip')) return
    event.preventDefault()
    event.stopPropagation()
    acts.move(index, event.key === 'ArrowUp' ? -1 : 1, control)
  }
  return (
    <li className={classes.row} data-on={on || undefined}>
      <button
        type="button" className={classes.grip} data-control="grip" aria-label={`Drag, or move with the arrow keys: ${name}`}
        {...grip(index)} onKeyDown={(event) => press(event, 'grip')}
      >
        <Icon of={GripVertical} size={14} />
      </button>
      <button
        type="button" className={classes.select} data-control="select" aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown" aria-current={on || undefined}
        onClick={() => acts.select(question.id)} onKeyDown={(event) => press(event, 'select')}
      >
        <span className={classes.number}>{index + 1}</span>
        <span className={classes.words}>
          <b className="truncate">{name}</b>
          <small>{QUESTION_TYPES[question.type]} · {best > 0 ? `up to ${best.toLocaleString('en')}` : 'no score'}</small>
        </span>
        {wrong ? <span className={classes.alert}><Icon of={CircleAlert} size={14} /><span className="visually-hidden">has an error</span></span> : null}
      </button>
    </li>
  )
})
