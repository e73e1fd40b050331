import { Button, Menu } from '@mantine/core'
import { CircleAlert, FileText, GripVertical, Palette, Plus } from 'lucide-react'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { QUESTIONS_MAX } from '@inlay/contract/quiz'
import type { QuizConfig, QuizQuestion } from '@inlay/contract/quiz'
import { bestOf } from '@inlay/contract/rules/quiz-score'
import { Icon } from '../../ui/icon.tsx'
import { at } from '../editor/kinds/parts/edited.ts'
import type { Edited } from '../editor/kinds/parts/edited.ts'
import { moveItem } from '../editor/kinds/parts/move-item.ts'
import { newId } from '../editor/kinds/parts/new-id.ts'
import { useDragOrder } from '../editor/kinds/parts/use-drag-order.ts'
import { useFocusNext } from '../editor/kinds/parts/use-focus-next.ts'
import { newQuestion } from './new-question.ts'
import { QUESTION_TYPES } from './question-types.ts'
import { QuizSettings } from './quiz-settings.tsx'
import { isSame } from './selection.ts'
import type { Selection } from './selection.ts'
import classes from './question-list.module.css'

interface QuestionListProps {
  of: Edited<QuizConfig>
  selected: Selection
  onSelect: (selection: Selection) => void
}

/** px between two rows, as the style sheet has it. */
const GAP = 2

/** What a quiz consists of: its title, its questions in their order, its settings. Alt with an arrow key moves a question. */
export function QuestionList({ of, selected, onSelect }: QuestionListProps) {
  const { questions } = of.value
  const edited = at(of, 'questions')
  const { list, focusNext } = useFocusNext()
  const [said, say] = useState('')

  const add = (type: QuizQuestion['type']) => {
    const question = newQuestion(type, newId())
    edited.onChange([...questions, question], null)
    onSelect({ kind: 'question', id: question.id })
  }
  const move = (from: number, to: number, control: string) => {
    if (to < 0 || to >= questions.length) return
    edited.onChange(moveItem(questions, from, to), null)
    say(`Question ${from + 1} is now question ${to + 1} of ${questions.length}`)
    focusNext(to, control)
  }
  const { grip, dragged, styleOf } = useDragOrder(GAP, (from, to) => move(from, to, 'grip'))
  const onKeyDown = (event: KeyboardEvent, index: number, control: string) => {
    if ((event.key !== 'ArrowUp' && event.key !== 'ArrowDown') || (!event.altKey && control !== 'grip')) return
    event.preventDefault()
    event.stopPropagation()
    move(index, index + (event.key === 'ArrowUp' ? -1 : 1), control)
  }
  const wrong = Object.keys(of.errors)
  const meta = (kind: 'about' | 'look', label: string, icon: typeof FileText) => (
    <button type="button" className={classes.meta} aria-current={selected.kind === kind || undefined} onClick={() => onSelect({ kind })}>
      <span className={classes.icon}><Icon of={icon} /></span>{label}
    </button>
  )

  return (
    <section className={classes.column} data-column="list" aria-labelledby="quiz-questions">
      <div className={classes.head}>
        <h2 id="quiz-questions">Questions</h2>
        <Menu width={180}>
          <Menu.Target>
            <Button variant="subtle" size="xs" leftSection={<Icon of={Plus} size={14} />} disabled={questions.length >= QUESTIONS_MAX}>Add<span className="visually-hidden"> a question</span></Button>
          </Menu.Target>
          <Menu.Dropdown>
            {Object.entries(QUESTION_TYPES).map(([type, label]) => <Menu.Item key={type} onClick={() => add(type as QuizQuestion['type'])}>{label}</Menu.Item>)}
          </Menu.Dropdown>
        </Menu>
      </div>
      <div className={classes.scroll}>
        {meta('about', 'Title and description', FileText)}
        <ol className={classes.list} ref={list}>
          {questions.map((question, index) => {
            const name = question.text.trim() || `Question ${index + 1}`
            const best = bestOf(question)
            return (
              <li key={question.id} className={classes.row} data-dragged={dragged === index || undefined} style={styleOf(index)} data-on={isSame(selected, { kind: 'question', id: question.id }) || undefined}>
                <button
                  type="button" className={classes.grip} data-control="grip" aria-label={`Drag, or move with the arrow keys: ${name}`} {...grip(index)}
                  onKeyDown={(event) => onKeyDown(event, index, 'grip')}
                >
                  <Icon of={GripVertical} size={14} />
                </button>
                <button
                  type="button" className={classes.select} data-control="select" aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                  aria-current={isSame(selected, { kind: 'question', id: question.id }) || undefined}
                  onClick={() => onSelect({ kind: 'question', id: question.id })} onKeyDown={(event) => onKeyDown(event, index, 'select')}
                >
                  <span className={classes.number}>{index + 1}</span>
                  <span className={classes.words}>
                    <b className="truncate">{name}</b>
                    <small>{QUESTION_TYPES[question.type]} · {best > 0 ? `up to ${best.toLocaleString('en')}` : 'no score'}</small>
                  </span>
                  {wrong.some((path) => path.startsWith(`config.questions.${index}.`)) ? <span className={classes.alert}><Icon of={CircleAlert} size={14} /><span className="visually-hidden">has an error</span></span> : null}
                </button>
              </li>
            )
          })}
        </ol>
        {questions.length === 0 ? (
          <div className={classes.empty}>
            <p>No questions yet</p>
            <Button variant="default" size="xs" leftSection={<Icon of={Plus} size={14} />} onClick={() => add('single-choice')}>Add the first question</Button>
          </div>
        ) : null}
        {of.errors['config.questions'] ? <p className={classes.error} role="alert">{of.errors['config.questions']}</p> : null}
        {meta('look', 'Style, words and mail', Palette)}
      </div>
      <QuizSettings of={at(of, 'settings')} />
      <span role="status" className="visually-hidden">{said}</span>
    </section>
  )
}
