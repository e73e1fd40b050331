import { Link } from 'react-router'
import { Logo, LogoMark } from '../../ui/logo.tsx'
import type { Area } from './area.ts'
import type { Me } from './me.ts'
import { SidebarItem } from './sidebar-item.tsx'
import classes from './sidebar.module.css'

interface SidebarProps {
  area: Area
  me: Me
  /** Icons alone, words as tooltips. */
  collapsed: boolean
  /** Whether to say who is signed in, where the top bar has no room for it. */
  withEmail?: boolean
  /** Called when a link is followed. */
  onNavigate?: () => void
}

export function Sidebar({ area: { home, badge, items, foot: Foot }, me, collapsed, withEmail = false, onNavigate }: SidebarProps) {
  return (
    <div className={classes.side} data-collapsed={collapsed || undefined}>
      <div className={classes.top}>
        <Link to={home} onClick={onNavigate} aria-label={badge ? `Inlay, ${badge}` : 'Inlay, overview'}>{collapsed ? <LogoMark /> : <Logo />}</Link>
        {badge && !collapsed ? <span className={classes.area}>{badge}</span> : null}
      </div>
      <nav className={classes.nav} aria-label="Main">
        {items.map((item) => <SidebarItem key={item.path} {...item} end={item.path === home} collapsed={collapsed} onNavigate={onNavigate} />)}
      </nav>
      <div className={classes.foot}><Foot me={me} collapsed={collapsed} onNavigate={onNavigate} /></div>
      {withEmail ? <p className={classes.email}>Signed in as <Link to="/dashboard/account" onClick={onNavigate}>{me.email}</Link></p> : null}
    </div>
  )
}
