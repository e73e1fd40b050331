import { Button } from '@mantine/core'
import { Plus } from 'lucide-react'
import { memo } from 'react'
import type { ClipboardEvent } from 'react'
import { QUIZ_OPTIONS_MAX } from '@inlay/contract/quiz'
import type { QuizQuestion } from '@inlay/contract/quiz'
import { Icon } from '../../ui/icon.tsx'
import type { Edited } from '../editor/kinds/parts/edited.ts'
import { moveItem } from '../editor/kinds/parts/move-item.ts'
import { newId } from '../editor/kinds/parts/new-id.ts'
import { useFocusNext } from '../editor/kinds/parts/use-focus-next.ts'
import { useRowDrag } from '../editor/kinds/parts/use-row-drag.ts'
import { useSteadyEdited } from '../editor/kinds/parts/use-steady-edited.ts'
import { OptionRow } from './option-row.tsx'
import { pastedOptions } from './pasted-options.ts'
import classes from './options-list.module.css'

type Option = Extract<QuizQuestion, { options: unknown }>['options'][number]

const made = (text = '', points = 0): Option => ({ id: newId(), text, score: { default: points } })

/** Options with their scores. Enter adds one below, pasted lines become one each, Alt with an arrow key moves one. */
export function OptionsList({ of }: { of: Edited<Option[]> }) {
  return <SteadyOptions of={useSteadyEdited(of)} />
}

/** Not drawn at each letter of the question. */
const SteadyOptions = memo(function SteadyOptions({ of: { value: options, path, errors, onChange } }: { of: Edited<Option[]> }) {
  const { list, focusNext } = useFocusNext()
  const insert = (place: number, more: readonly Option[]) => {
    onChange(options.toSpliced(place, 0, ...more).slice(0, QUIZ_OPTIONS_MAX), null)
    focusNext(place + more.length - 1, 'text')
  }
  const move = (from: number, to: number, control: string) => {
    if (to < 0 || to >= options.length) return
    onChange(moveItem(options, from, to), null)
    focusNext(to, control)
  }
  const grip = useRowDrag(list, (from, to) => move(from, to, 'grip'))
  const remove = (index: number) => {
    onChange(options.toSpliced(index, 1), null)
    focusNext(Math.max(index - 1, 0), 'text')
  }
  const paste = (event: ClipboardEvent, index: number) => {
    const pasted = pastedOptions(event.clipboardData.getData('text/plain'))
    if (pasted.length < 2) return
    event.preventDefault()
    const more = pasted.map(({ text, points }) => made(text, points))
    const empty = options[index]?.text.trim() === ''
    onChange(options.toSpliced(empty ? index : index + 1, empty ? 1 : 0, ...more).slice(0, QUIZ_OPTIONS_MAX), null)
    focusNext(index + more.length - (empty ? 1 : 0), 'text')
  }
  return (
    <div>
      <div className={classes.heads} aria-hidden><span>Option</span><span>Score</span></div>
      <ol className={classes.list} ref={list} aria-label="Options">
        {options.map((option, index) => (
          <OptionRow
            key={option.id} option={option} index={index} path={`${path}.${index}`} errors={errors} grip={grip}
            onChange={(next, field) => onChange(options.with(index, next), `${path}.${index}.${field}`)}
            onEnter={() => insert(index + 1, [made()])} onPaste={(event) => paste(event, index)}
            onMove={(by, control) => move(index, index + by, control)} onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {errors[path] ? <p className={classes.error} role="alert">{errors[path]}</p> : null}
      <Button className={classes.add} variant="default" size="xs" leftSection={<Icon of={Plus} size={14} />} disabled={options.length >= QUIZ_OPTIONS_MAX} onClick={() => insert(options.length, [made()])}>
        Add option
      </Button>
    </div>
  )
})
