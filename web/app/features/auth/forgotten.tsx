import { CONTACT_EMAIL } from '../site/site-links.ts'
import classes from './auth.module.css'

/** The way back in without the password. An administrator makes the link: Inlay sends none to whoever asks. */
export function Forgotten() {
  return (
    <details className={classes.forgotten}>
      <summary>Forgot your password?</summary>
      <p>
        Ask an administrator of this Inlay for a link that sets a new one, or write to{' '}
        <a className="text-link" href={`mailto:${CONTACT_EMAIL}?subject=New%20password`}>{CONTACT_EMAIL}</a>.
      </p>
    </details>
  )
}
