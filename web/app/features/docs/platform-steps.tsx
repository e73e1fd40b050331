import { PLATFORMS } from '../placement/platforms.ts'
import classes from './guide.module.css'

const words = (step: string) => step.replace('{script}', 'the script tag').replace('{marker}', 'the embed code')

/** The way into each kind of site, as Placement in the dashboard tells it too. */
export function PlatformSteps() {
  return (
    <div className={classes.platforms}>
      {PLATFORMS.map(({ id, name, steps, note }) => (
        <section key={id} aria-labelledby={id}>
          <h3 id={id}>{name}</h3>
          <ol>{steps.map((step) => <li key={step}>{words(step)}</li>)}</ol>
          {note ? <p>{words(note)}</p> : null}
        </section>
      ))}
    </div>
  )
}
