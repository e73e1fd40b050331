import { BookOpen, ChartLine, ChevronRight, MapPin, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import classes from './quick-actions.module.css'

const ACTIONS = [
  { to: '/dashboard/library', icon: Plus, title: 'Create New Component', text: 'From a ready-made template' },
  { to: '/dashboard/analytics', icon: ChartLine, title: 'View Analytics', text: 'Events by component and site' },
  { to: '/docs', icon: BookOpen, title: 'View Documentation', text: 'Install, embed, API' },
  { to: '/dashboard/placement', icon: MapPin, title: 'Place on Your Site', text: 'The script and the embed codes' },
]

export function QuickActions() {
  return (
    <ul className={classes.list}>
      {ACTIONS.map(({ to, icon, title, text }) => (
        <li key={to}>
          <Link className={classes.action} to={to}>
            <span className={classes.tile}><Icon of={icon} /></span>
            <span>
              <b>{title}</b>
              <span className={classes.text}>{text}</span>
            </span>
            <Icon of={ChevronRight} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
