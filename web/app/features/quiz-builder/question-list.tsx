import { Button, Menu } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { FileText, Palette, Plus } from 'lucide-react'
import { memo, useState } from 'react'
import type { ReactNode } from 'react'
import { QUESTIONS_MAX } from '@inlay/contract/quiz'
import type { QuizConfig, QuizQuestion } from '@inlay/contract/quiz'
import { useSteady } from '../../lib/use-steady.ts'
import { Icon } from '../../ui/icon.tsx'
import { at } from '../editor/kinds/parts/edited.ts'
import type { Edited } from '../editor/kinds/parts/edited.ts'
import { LIST_RESTS, calmItems } from '../editor/kinds/parts/calm-items.ts'
import { moveItem } from '../editor/kinds/parts/move-item.ts'
import { useFarRows } from '../editor/kinds/parts/use-far-rows.ts'
import { useFocusNext } from '../editor/kinds/parts/use-focus-next.ts'
import { useRowDrag } from '../editor/kinds/parts/use-row-drag.ts'
import { QuestionRow } from './question-row.tsx'
import type { QuestionActs } from './question-row.tsx'
import { QUESTION_TYPES } from './question-types.ts'
import { isSame } from './selection.ts'
import type { Selection } from './selection.ts'
import classes from './question-list.module.css'

interface QuestionListProps {
  of: Edited<QuizConfig>
  selected: Selection
  onSelect: (selection: Selection) => void
  /** The same each time. */
  onAdd: (type: QuizQuestion['type']) => void
  /** Below the questions. */
  settings: ReactNode
}

/** What a quiz consists of: its title, its questions in their order, its settings. Alt with an arrow key moves a question. */
export function QuestionList({ of, selected, onSelect, onAdd, settings }: QuestionListProps) {
  const { questions } = of.value
  const edited = at(of, 'questions')
  // The preview shows a letter at once, the list once it rests.
  const shown = calmItems(useDebouncedValue(questions, LIST_RESTS)[0], questions, isSameQuestion)
  const { list, focusNext } = useFocusNext()
  const [said, say] = useState('')

  const move = (from: number, to: number, control: string) => {
    if (to < 0 || to >= questions.length) return
    edited.onChange(moveItem(questions, from, to), null)
    say(`Question ${from + 1} is now question ${to + 1} of ${questions.length}`)
    focusNext(to, control)
  }
  const grip = useRowDrag(list, (from, to) => move(from, to, 'grip'))
  useFarRows(list)
  const acts: QuestionActs = useSteady({
    select: (id: string) => onSelect({ kind: 'question', id }),
    move: (index: number, by: 1 | -1, control: string) => move(index, index + by, control),
  })
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
        <AddMenu full={questions.length >= QUESTIONS_MAX} onAdd={onAdd} />
      </div>
      <div className={classes.scroll}>
        {meta('about', 'Title and description', FileText)}
        <ol className={classes.list} ref={list}>
          {shown.map((question, index) => {
            const chosen = isSame(selected, { kind: 'question', id: question.id })
            const isWrong = wrong.some((path) => path.startsWith(`config.questions.${index}.`))
            return <QuestionRow key={question.id} question={question} index={index} on={chosen} wrong={isWrong} grip={grip} acts={acts} />
          })}
        </ol>
        {questions.length === 0 ? (
          <div className={classes.empty}>
            <p>No questions yet</p>
            <Button variant="default" size="xs" leftSection={<Icon of={Plus} size={14} />} onClick={() => onAdd('single-choice')}>Add the first question</Button>
          </div>
        ) : null}
        {of.errors['config.questions'] ? <p className={classes.error} role="alert">{of.errors['config.questions']}</p> : null}
        {meta('look', 'Style, words and mail', Palette)}
      </div>
      {settings}
      <span role="status" className="visually-hidden">{said}</span>
    </section>
  )
}

const isSameQuestion = (one: QuizQuestion, other: QuizQuestion) => one.id === other.id && one.type === other.type

/** Not drawn at each letter of a question. */
const AddMenu = memo(function AddMenu({ full, onAdd }: { full: boolean; onAdd: QuestionListProps['onAdd'] }) {
  return (
    <Menu width={180}>
      <Menu.Target>
        <Button variant="subtle" size="xs" leftSection={<Icon of={Plus} size={14} />} disabled={full}>Add<span className="visually-hidden"> a question</span></Button>
      </Menu.Target>
      <Menu.Dropdown>
        {Object.entries(QUESTION_TYPES).map(([type, label]) => <Menu.Item key={type} onClick={() => onAdd(type as QuizQuestion['type'])}>{label}</Menu.Item>)}
      </Menu.Dropdown>
    </Menu>
  )
})
