import { ActionIcon, NativeSelect, Tooltip } from '@mantine/core'
import { Copy, Trash2 } from 'lucide-react'
import { memo } from 'react'
import { QUESTIONS_MAX } from '@inlay/contract/quiz'
import type { QuizConfig, QuizQuestion } from '@inlay/contract/quiz'
import { useSteady } from '../../lib/use-steady.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Edited } from '../editor/kinds/parts/edited.ts'
import { newId } from '../editor/kinds/parts/new-id.ts'
import type { EditNow } from './edit-now.ts'
import { QUESTION_TYPES } from './question-types.ts'
import type { Selection } from './selection.ts'
import { toastRemoved } from './toast-removed.tsx'
import { withType } from './with-type.ts'
import classes from './question-tools.module.css'

interface QuestionToolsProps {
  of: Edited<QuizConfig>
  index: number
  onSelect: (selection: Selection) => void
  onEdit: EditNow
}

/** What is done to a whole question: another kind, one more like it, away with it. */
export function QuestionTools({ of, index, onSelect, onEdit }: QuestionToolsProps) {
  const { questions } = of.value
  const question = questions[index]!
  const setQuestions = (next: readonly QuizQuestion[]) => of.onChange({ ...of.value, questions: [...next] }, null)

  const duplicate = () => {
    const copy = { ...question, id: newId() }
    setQuestions(questions.toSpliced(index + 1, 0, copy))
    onSelect({ kind: 'question', id: copy.id })
  }
  const remove = () => {
    const rest = questions.toSpliced(index, 1)
    const next = rest[Math.min(index, rest.length - 1)]
    setQuestions(rest)
    onSelect(next ? { kind: 'question', id: next.id } : { kind: 'about' })
    toastRemoved(`Question ${index + 1} removed`, () => {
      onEdit((now) => (now.questions.some(({ id }) => id === question.id) ? now : { ...now, questions: now.questions.toSpliced(index, 0, question) }))
      onSelect({ kind: 'question', id: question.id })
    })
  }
  const acts = useSteady({ duplicate, remove, choose: (type: QuizQuestion['type']) => setQuestions(questions.with(index, withType(question, type))) })
  return <Tools type={question.type} full={questions.length >= QUESTIONS_MAX} acts={acts} />
}

interface ToolsProps {
  type: QuizQuestion['type']
  /** There are as many questions as there may be. */
  full: boolean
  acts: { choose(type: QuizQuestion['type']): void; duplicate(): void; remove(): void }
}

/** Not drawn at each letter of the question. */
const Tools = memo(function Tools({ type, full, acts }: ToolsProps) {
  return (
    <div className={classes.tools}>
      <NativeSelect
        className="quiet-field" size="xs" aria-label="Kind of question" value={type} data={Object.entries(QUESTION_TYPES).map(([value, label]) => ({ value, label }))}
        onChange={(event) => acts.choose(event.currentTarget.value as QuizQuestion['type'])}
      />
      <Tooltip label="Duplicate"><ActionIcon aria-label="Duplicate the question" disabled={full} onClick={acts.duplicate}><Icon of={Copy} /></ActionIcon></Tooltip>
      <Tooltip label="Remove"><ActionIcon aria-label="Remove the question" onClick={acts.remove}><Icon of={Trash2} /></ActionIcon></Tooltip>
    </div>
  )
})
