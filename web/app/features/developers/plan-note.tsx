import { Button } from '@mantine/core'
import { Braces } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import classes from './developers.module.css'

/** What the Free plan does not have, and where it is to be had. */
export function PlanNote() {
  return (
    <section className={classes.plan} aria-labelledby="paid">
      <span className={classes.tile}><Icon of={Braces} size={20} /></span>
      <div className={classes.words}>
        <h2 className={classes.name} id="paid">API keys and webhooks are part of the paid plans</h2>
        <p className={classes.text}>
          With Pro or Enterprise your programs read submissions and analytics, change components, and are told of each submission
          within a second, in messages that nobody can forge. Read how in <Link className="text-link" to="/docs/rest-api">REST API</Link> and{' '}
          <Link className="text-link" to="/docs/webhooks">Webhooks</Link>.
        </p>
      </div>
      <Button component={Link} to="/pricing">See the plans</Button>
    </section>
  )
}
