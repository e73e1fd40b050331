import { Activity, ArrowLeft, Ban, Flag, ScrollText, Ticket, Users } from 'lucide-react'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { toastError } from '../../lib/toast.tsx'
import type { Area, FootProps } from '../dashboard/area.ts'
import { Guard } from '../dashboard/guard.tsx'
import { Shell } from '../dashboard/shell.tsx'
import { SidebarItem } from '../dashboard/sidebar-item.tsx'

/** The panel's sidebar, from top to bottom. A screen gets its line here when it exists. */
const ADMIN: Area = {
  home: '/admin',
  badge: 'Admin',
  items: [
    { path: '/admin/users', label: 'Users', icon: Users },
    { path: '/admin/invitations', label: 'Invitations', icon: Ticket },
    { path: '/admin/metrics', label: 'Metrics', icon: Activity },
    { path: '/admin/bans', label: 'Bans', icon: Ban },
    { path: '/admin/flags', label: 'System Flags', icon: Flag },
    { path: '/admin/audit', label: 'Audit Log', icon: ScrollText },
  ],
  foot: Foot,
}

export default function Admin() {
  return (
    <Guard checking="Loading admin panel..." what="The admin panel">
      {(me) => (me.role === 'user' ? <Refused /> : <Shell me={me} area={ADMIN} />)}
    </Guard>
  )
}

function Refused() {
  useEffect(() => toastError("You don't have permission to access the admin panel", 'Access Denied'), [])
  return <Navigate to="/dashboard" replace />
}

function Foot({ collapsed, onNavigate }: FootProps) {
  return <SidebarItem path="/dashboard" label="Back to Dashboard" icon={ArrowLeft} collapsed={collapsed} onNavigate={onNavigate} />
}
