import { Link } from 'react-router'
import { LinkButton } from '../../ui/link-button.tsx'
import { Logo } from '../../ui/logo.tsx'
import home from './home.module.css'
import classes from './site-header.module.css'

export function SiteHeader() {
  return (
    <header className={classes.bar}>
      <div className={`${home.wrap} ${classes.inner}`}>
        <Link to="/" aria-label="Inlay, home"><Logo /></Link>
        <nav className={classes.end} aria-label="Account">
          <LinkButton to="/auth" look="plain" prefetch="intent">Login</LinkButton>
          <LinkButton to="/auth" look="outline" prefetch="intent">Sign Up</LinkButton>
        </nav>
      </div>
    </header>
  )
}
