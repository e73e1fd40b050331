import { Button } from '@mantine/core'
import { useState } from 'react'
import type { FieldChange } from './field-change.ts'
import classes from './change-list.module.css'

const FIRST = 20

interface ChangeListProps {
  changes: readonly FieldChange[]
  /** Whose the two sides are. */
  before: string
  after: string
}

/** Two versions side by side, field by field, of what differs. */
export function ChangeList({ changes, before, after }: ChangeListProps) {
  const [all, setAll] = useState(false)
  const shown = all ? changes : changes.slice(0, FIRST)
  return (
    <>
      <div className={classes.heads} aria-hidden><span>{before}</span><span>{after}</span></div>
      <ul className={classes.list} aria-label="Changes">
        {shown.map((change, index) => (
          <li key={index} className={classes.change}>
            <span className={classes.label}>{change.label}</span>
            <div className={classes.value}><Value whose={before} text={change.before} /></div>
            <div className={`${classes.value} ${classes.after}`}><Value whose={after} text={change.after} /></div>
          </li>
        ))}
        {shown.length < changes.length ? (
          <li className={classes.more}><Button variant="subtle" size="xs" onClick={() => setAll(true)}>Show all {changes.length} changes</Button></li>
        ) : null}
      </ul>
    </>
  )
}

function Value({ whose, text }: { whose: string; text: string | null }) {
  return (
    <>
      <span className="visually-hidden">{whose}: </span>
      {text === null ? <span className={classes.none}>Not there</span> : (
        <>
          {/^#[0-9a-f]{3,6}$/i.test(text) ? <span className={classes.swatch} style={{ background: text }} /> : null}
          {text}
        </>
      )}
    </>
  )
}
