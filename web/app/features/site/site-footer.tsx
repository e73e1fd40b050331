import { AtSign, MessageCircle, Rss } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { FooterEnd } from './footer-end.tsx'
import { Island } from './island.tsx'
import { CONTACT_EMAIL } from './site-links.ts'
import site from './site.module.css'
import classes from './site-footer.module.css'

/** Placeholders: whoever runs Inlay puts their own accounts here. */
const SOCIAL = [
  { label: 'Inlay’s feed', icon: Rss, href: '#' },
  { label: 'Inlay on social media', icon: AtSign, href: '#' },
  { label: 'Inlay’s community', icon: MessageCircle, href: '#' },
]

export function SiteFooter() {
  return (
    <footer className={classes.footer}>
      <div className={site.wrap}>
        <div className={classes.columns}>
          <div>
            <Logo />
            <p className={classes.claim}>Interface components, set flush into any website.</p>
          </div>
          <nav aria-labelledby="foot-quick">
            <h2 id="foot-quick">Quick links</h2>
            <ul>
              <li><Link to="/features">Features</Link></li>
              <li><Link to="/use-cases">Use Cases</Link></li>
              <li><Link to="/pricing">Pricing</Link></li>
              <li><Link to="/dashboard">Dashboard</Link></li>
            </ul>
          </nav>
          <nav aria-labelledby="foot-support">
            <h2 id="foot-support">Support</h2>
            <ul>
              <li><Link to="/docs">Documentation</Link></li>
              <li><Link to="/demo">How It Works</Link></li>
              <li><Link to="/api/docs">API reference</Link></li>
              <li><a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a></li>
            </ul>
          </nav>
          <div>
            <h2>Follow</h2>
            <ul className={classes.social}>
              {SOCIAL.map(({ label, icon, href }) => <li key={label}><a href={href} aria-label={label}><Icon of={icon} /></a></li>)}
            </ul>
          </div>
        </div>
        <Island name="footer-end" of={FooterEnd} props={{}} className={classes.end} />
      </div>
    </footer>
  )
}
