import { useEffect, useRef } from 'react'
import type { QuizQuestion } from '@inlay/contract/quiz'
import { bestOf } from '@inlay/contract/rules/quiz-score'
import { AheadTextInput } from '../editor/kinds/parts/ahead-input.tsx'
import { at } from '../editor/kinds/parts/edited.ts'
import type { Edited } from '../editor/kinds/parts/edited.ts'
import { NumberField } from '../editor/kinds/parts/number-field.tsx'
import { SwitchField } from '../editor/kinds/parts/switch-field.tsx'
import { OptionsList } from './options-list.tsx'
import classes from './question-fields.module.css'

interface QuestionFieldsProps {
  of: Edited<QuizQuestion>
  /** All, for the best possible. */
  questions: readonly QuizQuestion[]
}

/** The words of one question, its options with their scores, and whether it has to be answered. */
export function QuestionFields({ of, questions }: QuestionFieldsProps) {
  const { value: question, path, errors, onChange } = of
  const text = useRef<HTMLInputElement>(null)
  // A question that was just added has no words yet: they come next.
  useEffect(() => {
    if (text.current?.value === '') text.current.focus()
  }, [])
  const best = questions.reduce((sum, each) => sum + bestOf(each), 0)
  return (
    <>
      <AheadTextInput
        ref={text} className={classes.question} label="Question" path={`${path}.text`} value={question.text} error={errors[`${path}.text`]}
        onText={(text) => onChange({ ...question, text }, `${path}.text`)}
      />
      {'options' in question ? <OptionsList of={at(of as Edited<typeof question>, 'options')} /> : null}
      {question.type === 'rating' ? (
        <div className={classes.pair}>
          <NumberField of={at(of as Edited<typeof question>, 'maxRating')} label="Highest rating" unit="of 10" />
          <NumberField of={at(of as Edited<typeof question>, 'points')} label="Score of the highest" unit="points" />
        </div>
      ) : null}
      {question.type === 'rating' ? <p className={classes.hint}>A lower rating is worth its share of them.</p> : null}
      {question.type === 'text' ? <p className={classes.hint}>You read what people write in Submissions. It has no score.</p> : null}
      <SwitchField of={at(of, 'required')} label="Has to be answered" />
      <p className={classes.best}>Best possible over all questions: <b>{best.toLocaleString('en')}</b></p>
    </>
  )
}
