import { CircleAlert, Download, Eye, MousePointerClick, Send } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { KIND_LABELS } from '@inlay/contract/component-types'
import { hostAndPath } from '../../lib/host-and-path.ts'
import { Icon } from '../../ui/icon.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import classes from './recent-activity.module.css'

interface RecentEvent {
  id: string
  event_type: string
  component_type: string | null
  component_name: string | null
  host_url: string
  created_at: string
}

const ICONS: Record<string, LucideIcon> = {
  component_load: Download,
  view: Eye,
  component_interaction: MousePointerClick,
  click: MousePointerClick,
  submit: Send,
  component_error: CircleAlert,
}

const LABELS: Record<string, string> = KIND_LABELS

/** The latest events, newest first. */
export function RecentActivity({ events }: { events: readonly RecentEvent[] }) {
  if (events.length === 0) return <p className={classes.empty}>No recent activity</p>
  return (
    <ul>
      {events.map((event) => (
        <li key={event.id} className={classes.event}>
          <span className={classes.tile}><Icon of={ICONS[event.event_type] ?? Eye} /></span>
          <div className={classes.words}>
            <div className={classes.what}>
              <b>{event.component_type ? (LABELS[event.component_type] ?? event.component_type) : 'Unknown component'}</b>
              <code>{event.event_type}</code>
            </div>
            <div className={`${classes.where} truncate`}>
              {[event.component_name, hostAndPath(event.host_url)].filter(Boolean).join(' · ')}
            </div>
          </div>
          <TimeAgo className={classes.time} iso={event.created_at} />
        </li>
      ))}
    </ul>
  )
}
