import { TextInput, UnstyledButton } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { FieldErrors } from '../../../lib/api-error.ts'
import { Icon } from '../../../ui/icon.tsx'
import classes from './own-words-fields.module.css'

type Words = Readonly<Record<string, string | undefined>>

interface OwnWordsFieldsProps<W extends Words> {
  /** What is said where nothing else is given; in this order. */
  defaults: Readonly<Record<keyof W & string, string>>
  texts: W
  errors: FieldErrors
  /** Of the texts: "config.texts". */
  path: string
  onChange: (texts: W, path: string) => void
}

/** An owner's words, or another language, for what a component says by itself. Closed until it is needed. */
export function OwnWordsFields<W extends Words>({ defaults, texts, errors, path, onChange }: OwnWordsFieldsProps<W>) {
  const id = useId()
  const wrong = Object.keys(errors).some((field) => field.startsWith(`${path}.`))
  const [wanted, setWanted] = useState(false)
  const open = wanted || wrong
  const changed = Object.values(texts).filter(Boolean).length
  return (
    <section className={classes.words}>
      <h3 className={classes.heading}>
        <UnstyledButton className={classes.toggle} aria-expanded={open} aria-controls={id} onClick={() => setWanted(!open)}>
          Own words
          <span className={classes.count}>{changed > 0 ? `${changed} changed` : ''}</span>
          <span className={classes.chevron} data-open={open || undefined}><Icon of={ChevronDown} /></span>
        </UnstyledButton>
      </h3>
      <div id={id} className={classes.fields} hidden={!open}>
        {open ? (
          <>
            <p className={classes.hint}>What visitors read that is not in your fields. Leave empty what is fine as it is; {'{}'} stands for a number or a date.</p>
            {Object.entries<string>(defaults).map(([key, word]) => (
              <TextInput
                key={key} label={word} placeholder={word} value={texts[key] ?? ''} error={errors[`${path}.${key}`]}
                onChange={(event) => onChange({ ...texts, [key]: event.currentTarget.value || undefined }, `${path}.${key}`)}
              />
            ))}
          </>
        ) : null}
      </div>
    </section>
  )
}
