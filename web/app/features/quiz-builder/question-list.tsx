import { Button, Menu } from '@mantine/core'
import { FileText, Palette, Plus } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { QUESTIONS_MAX } from '@inlay/contract/quiz'
import type { QuizConfig, QuizQuestion } from '@inlay/contract/quiz'
import { Icon } from '../../ui/icon.tsx'
import { at } from '../editor/kinds/parts/edited.ts'
import type { Edited } from '../editor/kinds/parts/edited.ts'
import { moveItem } from '../editor/kinds/parts/move-item.ts'
import { newId } from '../editor/kinds/parts/new-id.ts'
import { useDragOrder } from '../editor/kinds/parts/use-drag-order.ts'
import { useFocusNext } from '../editor/kinds/parts/use-focus-next.ts'
import { newQuestion } from './new-question.ts'
import { QuestionRow } from './question-row.tsx'
import type { QuestionActs } from './question-row.tsx'
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
  const latest = useRef({ grip, move, onSelect })
  useEffect(() => {
    latest.current = { grip, move, onSelect }
  })
  // The same for all time, so that of a hundred rows only those are drawn that have changed.
  const acts = useMemo((): QuestionActs => ({
    select: (id) => latest.current.onSelect({ kind: 'question', id }),
    take: (event, index) => latest.current.grip(index).onPointerDown(event),
    move: (index, by, control) => latest.current.move(index, index + by, control),
  }), [])
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
            const chosen = isSame(selected, { kind: 'question', id: question.id })
            const isWrong = wrong.some((path) => path.startsWith(`config.questions.${index}.`))
            return <QuestionRow key={question.id} question={question} index={index} on={chosen} wrong={isWrong} dragged={dragged === index} style={styleOf(index)} acts={acts} />
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
