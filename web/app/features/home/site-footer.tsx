import { Link } from 'react-router'
import { Logo } from '../../ui/logo.tsx'
import home from './home.module.css'
import classes from './site-footer.module.css'

export function SiteFooter() {
  return (
    <footer className={classes.footer}>
      <div className={`${home.wrap} ${classes.inner}`}>
        <Logo />
        <nav className={classes.links} aria-label="Footer">
          <Link to="/dashboard">Dashboard</Link>
          <Link to="/api/docs">API reference</Link>
          <a href="mailto:hello@inlay.example">hello@inlay.example</a>
        </nav>
        {/* The page is written when the app is built, so the year may be last year's until the script runs. */}
        <span className={classes.year} suppressHydrationWarning>© {new Date().getFullYear()} Inlay</span>
      </div>
    </footer>
  )
}
