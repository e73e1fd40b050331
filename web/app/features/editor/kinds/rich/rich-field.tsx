import { Input } from '@mantine/core'
import { lazy, Suspense, useId } from 'react'
import type { Answer } from '@inlay/contract/rich-answer'
import type { Edited } from '../parts/edited.ts'
import { steadyField } from '../parts/steady-field.tsx'
import { plainAnswer } from './plain-answer.ts'
import classes from './rich-field.module.css'

// Nobody waits for an editor of formatted text who opens another one.
const RichEditor = lazy(() => import('./rich-editor.tsx'))

interface RichFieldProps {
  of: Edited<Answer>
  label: string
}

/** Words that may be bold, italic, links and lists. */
export const RichField = steadyField<Answer, Omit<RichFieldProps, 'of'>>(function RichField({ of, label }) {
  const id = useId()
  // What is wrong deep inside of it, as the address of a link, is said below it too.
  const error = Object.entries(of.errors).find(([path]) => path === of.path || path.startsWith(`${of.path}.`))?.[1]
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }} error={error} errorProps={{ id: `${id}-error` }}>
      <Suspense fallback={<div className={classes.waiting} aria-busy>{plainAnswer(of.value)}</div>}>
        <RichEditor of={of} labelledBy={id} wrong={error === undefined ? undefined : `${id}-error`} />
      </Suspense>
    </Input.Wrapper>
  )
})
