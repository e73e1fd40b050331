import type { LucideIcon } from 'lucide-react'
import { memo } from 'react'
import { Icon } from '../../ui/icon.tsx'
import classes from './editor-tabs.module.css'

interface EditorTabsProps<T extends string> {
  label: string
  tabs: readonly { value: T; label: string; icon?: LucideIcon; className?: string | undefined }[]
  value: T
  onChange: (value: T) => void
  /** The bar at the foot of a phone. */
  bar?: boolean
}

function Tabs<T extends string>({ label, tabs, value, onChange, bar = false }: EditorTabsProps<T>) {
  return (
    <div className={bar ? classes.bar : classes.track} role="group" aria-label={label}>
      {tabs.map((tab) => (
        <button key={tab.value} type="button" className={`${classes.tab} ${tab.className ?? ''}`} aria-pressed={value === tab.value} onClick={() => onChange(tab.value)}>
          {bar && tab.icon ? <Icon of={tab.icon} size={18} /> : null}
          {tab.label}
        </button>
      ))}
    </div>
  )
}

/** Which of several parts of a column, or of a phone, is shown. */
export const EditorTabs = memo(Tabs) as typeof Tabs
