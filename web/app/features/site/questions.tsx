import { Plus } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import classes from './questions.module.css'

export interface Question {
  readonly question: string
  readonly answer: string
}

/** Questions of which one is open at a time, and can be closed again; by the browser alone, so without JavaScript too. */
export function Questions({ of, name }: { of: readonly Question[]; name: string }) {
  return (
    <div className={classes.list}>
      {of.map(({ question, answer }) => (
        <details key={question} name={name}>
          <summary><h3>{question}</h3><Icon of={Plus} /></summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}
