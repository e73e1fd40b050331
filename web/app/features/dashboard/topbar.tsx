import { ActionIcon, Tooltip, UnstyledButton } from '@mantine/core'
import { Menu, PanelLeft, Search } from 'lucide-react'
import { Link } from 'react-router'
import { MOD_KEY } from '../../lib/mod-key.ts'
import { ColorSchemeSwitch } from '../../ui/color-scheme-switch.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LogOutButton } from './log-out-button.tsx'
import { NewsBell } from './news-bell.tsx'
import classes from './topbar.module.css'

interface TopbarProps {
  title: string
  email: string
  /** Whether the sidebar shows its words. */
  expanded: boolean
  onToggle: () => void
  onOpenDrawer: () => void
  onSearch: () => void
}

export function Topbar({ title, email, expanded, onToggle, onOpenDrawer, onSearch }: TopbarProps) {
  return (
    <header className={classes.top}>
      <Tooltip label={`Toggle sidebar (${MOD_KEY} B)`}>
        <ActionIcon className={classes.wide} aria-label="Toggle sidebar" aria-expanded={expanded} onClick={onToggle}><Icon of={PanelLeft} /></ActionIcon>
      </Tooltip>
      <ActionIcon className={classes.narrow} aria-label="Open menu" onClick={onOpenDrawer}><Icon of={Menu} /></ActionIcon>
      <span className={classes.title}>{title}</span>
      <div className={classes.end}>
        <UnstyledButton className={classes.search} onClick={onSearch} aria-keyshortcuts="Control+K Meta+K">
          <Icon of={Search} />
          <span className={classes.searchText}>Search or jump to</span>
          <kbd className={classes.keys}>{MOD_KEY} K</kbd>
        </UnstyledButton>
        <NewsBell />
        <ColorSchemeSwitch />
        <Link className={classes.email} to="/dashboard/account" title={`${email}: your account`}>{email}</Link>
        <LogOutButton />
      </div>
    </header>
  )
}
