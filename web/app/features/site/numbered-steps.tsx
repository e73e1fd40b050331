import classes from './numbered-steps.module.css'

interface NumberedStepsProps {
  readonly steps: readonly { readonly title: string; readonly text: string }[]
  /** A line leads from each to the next. */
  readonly joined?: boolean
}

/** What comes one after the other. */
export function NumberedSteps({ steps, joined = false }: NumberedStepsProps) {
  return (
    <ol className={classes.steps} data-joined={joined || undefined}>
      {steps.map(({ title, text }, i) => <li key={title}><span aria-hidden>{i + 1}</span><h3>{title}</h3><p>{text}</p></li>)}
    </ol>
  )
}
