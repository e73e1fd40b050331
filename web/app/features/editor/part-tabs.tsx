import { Eye, List, Palette } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import classes from './part-tabs.module.css'

export type Part = 'content' | 'style' | 'preview'

const PARTS: { part: Part; label: string; icon: LucideIcon }[] = [
  { part: 'content', label: 'Content', icon: List },
  { part: 'style', label: 'Style', icon: Palette },
  { part: 'preview', label: 'Preview', icon: Eye },
]

interface PartTabsProps {
  part: Part
  onChange: (part: Part) => void
  /** The bar at the foot of a phone, where the preview is a part of its own. */
  withPreview?: boolean
}

/** Which part of the editor is shown. */
export function PartTabs({ part, onChange, withPreview = false }: PartTabsProps) {
  const shown = withPreview ? PARTS : PARTS.filter((each) => each.part !== 'preview')
  return (
    <div className={withPreview ? classes.bar : classes.track} role="group" aria-label="Editor parts">
      {shown.map(({ part: each, label, icon }) => (
        <button key={each} type="button" className={classes.tab} aria-pressed={part === each} onClick={() => onChange(each)}>
          {withPreview ? <Icon of={icon} size={18} /> : null}
          {label}
        </button>
      ))}
    </div>
  )
}
