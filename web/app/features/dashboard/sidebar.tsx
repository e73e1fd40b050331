import { Tooltip } from '@mantine/core'
import { Link, NavLink } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { Logo, LogoMark } from '../../ui/logo.tsx'
import type { Me } from './me.ts'
import { NAV_ITEMS } from './nav-items.ts'
import { PlanUsage } from './plan-usage.tsx'
import classes from './sidebar.module.css'

interface SidebarProps {
  /** Icons alone, words as tooltips. */
  collapsed: boolean
  plan: Me['plan']
  /** Shown at the foot of the phone's drawer, where the top bar has no room for it. */
  email?: string
  /** Called when a link is followed. */
  onNavigate?: () => void
}

export function Sidebar({ collapsed, plan, email, onNavigate }: SidebarProps) {
  return (
    <div className={classes.side} data-collapsed={collapsed || undefined}>
      <Link className={classes.top} to="/dashboard" onClick={onNavigate} aria-label="Inlay, overview">{collapsed ? <LogoMark /> : <Logo />}</Link>
      <nav className={classes.nav} aria-label="Main">
        {NAV_ITEMS.map(({ path, label, icon }) => (
          <Tooltip key={path} label={label} position="right" disabled={!collapsed}>
            <NavLink className={classes.item} to={path} end={path === '/dashboard'} onClick={onNavigate}>
              <Icon of={icon} />
              <span className={collapsed ? 'visually-hidden' : undefined}>{label}</span>
            </NavLink>
          </Tooltip>
        ))}
      </nav>
      {collapsed ? null : <PlanUsage plan={plan} />}
      {email ? <p className={classes.email}>Signed in as <b>{email}</b></p> : null}
    </div>
  )
}
