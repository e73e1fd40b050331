import type { ReactNode } from 'react'
import type { QuizConfig } from '@inlay/contract/quiz'
import { at, item } from '../editor/kinds/parts/edited.ts'
import type { Edited } from '../editor/kinds/parts/edited.ts'
import { TextField } from '../editor/kinds/parts/text-field.tsx'
import type { EditNow } from './edit-now.ts'
import { LookFields } from './look-fields.tsx'
import { OutcomeFields } from './outcome-fields.tsx'
import { QuestionFields } from './question-fields.tsx'
import { QuestionTools } from './question-tools.tsx'
import type { Selection } from './selection.ts'
import classes from './edit-pane.module.css'

interface EditPaneProps {
  of: Edited<QuizConfig>
  name: Edited<string>
  selected: Selection
  onSelect: (selection: Selection) => void
  onEdit: EditNow
}

/** What is chosen in the list or among the outcomes, with all its fields. */
export function EditPane({ of, name, selected, onSelect, onEdit }: EditPaneProps) {
  const { questions, outcomes } = of.value
  const question = selected.kind === 'question' ? questions.findIndex(({ id }) => id === selected.id) : -1
  const outcome = selected.kind === 'outcome' ? outcomes.findIndex(({ id }) => id === selected.id) : -1
  if (question >= 0) {
    const asked = questions[question]!
    return (
      <Pane title={`Question ${question + 1}`} tools={<QuestionTools of={of} index={question} onSelect={onSelect} onEdit={onEdit} />}>
        <QuestionFields key={asked.id} of={item(at(of, 'questions'), question)} questions={questions} />
      </Pane>
    )
  }
  if (outcome >= 0) return <Pane title={`Outcome: ${outcomes[outcome]!.title.trim() || 'without a title'}`}><OutcomeFields key={outcomes[outcome]!.id} of={of} index={outcome} onSelect={onSelect} onEdit={onEdit} /></Pane>
  if (selected.kind === 'look') return <Pane title="Style, words and mail"><LookFields of={of} /></Pane>
  return (
    <Pane title="Title and description">
      <TextField of={at(of, 'title')} label="Title" hint="Above the first question. Empty: none is shown." />
      <TextField of={at(of, 'description')} label="Description" lines={3} />
      <TextField of={name} label="Name in your lists" hint="Only you see it. It goes with the title until you change it." />
    </Pane>
  )
}

function Pane({ title, tools, children }: { title: string; tools?: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.pane} data-column="edit" aria-label={title}>
      <div className={classes.head}><h2 className="truncate">{title}</h2>{tools}</div>
      <div className={classes.body}><div className={classes.fields}>{children}</div></div>
    </section>
  )
}
