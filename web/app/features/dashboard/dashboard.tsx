import { BookOpen, ShieldCheck } from 'lucide-react'
import type { Area, FootProps } from './area.ts'
import { Guard } from './guard.tsx'
import { NAV_ITEMS } from './nav-items.ts'
import { PlanUsage } from './plan-usage.tsx'
import { Shell } from './shell.tsx'
import { SidebarItem } from './sidebar-item.tsx'

const DASHBOARD: Area = { home: '/dashboard', items: NAV_ITEMS, foot: Foot }

export default function Dashboard() {
  return <Guard checking="Checking your session…" what="The dashboard">{(me) => <Shell me={me} area={DASHBOARD} />}</Guard>
}

function Foot({ me, collapsed, onNavigate }: FootProps) {
  return (
    <>
      {me.role === 'user' ? null : <SidebarItem path="/admin" label="Admin Panel" icon={ShieldCheck} collapsed={collapsed} onNavigate={onNavigate} />}
      {collapsed ? null : <PlanUsage plan={me.plan} />}
      <SidebarItem path="/docs" label="Documentation" icon={BookOpen} collapsed={collapsed} onNavigate={onNavigate} />
    </>
  )
}
