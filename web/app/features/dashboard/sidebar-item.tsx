import { Tooltip } from '@mantine/core'
import { NavLink } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import type { NavItem } from './area.ts'
import classes from './sidebar.module.css'

interface SidebarItemProps extends NavItem {
  /** The icon alone, its word as a tooltip. */
  collapsed: boolean
  /** Current at its own address alone, not below it. */
  end?: boolean
  onNavigate: (() => void) | undefined
}

export function SidebarItem({ path, label, icon, collapsed, end = false, onNavigate }: SidebarItemProps) {
  return (
    <Tooltip label={label} position="right" disabled={!collapsed}>
      <NavLink className={classes.item} to={path} end={end} onClick={onNavigate}>
        <Icon of={icon} />
        <span className={collapsed ? 'visually-hidden' : undefined}>{label}</span>
      </NavLink>
    </Tooltip>
  )
}
