import { Menu } from 'lucide-react'
import { Link, NavLink, useLocation } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Logo } from '../../ui/logo.tsx'
import { SITE_LINKS } from './site-links.ts'
import site from './site.module.css'
import classes from './site-header.module.css'

export function SiteHeader() {
  const { pathname } = useLocation()
  return (
    <header className={classes.bar}>
      <div className={`${site.wrap} ${classes.inner}`}>
        <Link to="/" aria-label="Inlay, home"><Logo /></Link>
        <nav className={classes.links} aria-label="Main"><Links /></nav>
        <div className={classes.end}>
          <span className={classes.login}><LinkButton to="/auth" look="plain" prefetch="intent">Login</LinkButton></span>
          <LinkButton to="/auth" look="outline" prefetch="intent">Sign Up</LinkButton>
          {/* Works without JavaScript; another page begins with it closed. */}
          <details className={classes.menu} key={pathname}>
            <summary aria-label="Menu"><Icon of={Menu} size={20} /></summary>
            <nav className={classes.sheet} aria-label="Menu"><Links /><Link to="/auth">Login</Link></nav>
          </details>
        </div>
      </div>
    </header>
  )
}

const Links = () => SITE_LINKS.map(({ to, text }) => <NavLink key={to} to={to} end={to === '/'} prefetch="intent">{text}</NavLink>)
