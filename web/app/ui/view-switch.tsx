import { SegmentedControl } from '@mantine/core'
import { LayoutGrid, List } from 'lucide-react'
import { Icon } from './icon.tsx'

export type ViewMode = 'grid' | 'list'

const OPTIONS = [
  { value: 'grid', label: <><Icon of={LayoutGrid} /><span className="visually-hidden">Grid</span></> },
  { value: 'list', label: <><Icon of={List} /><span className="visually-hidden">List</span></> },
]

/** Grid or list. */
export function ViewSwitch({ value, onChange }: { value: ViewMode; onChange: (view: ViewMode) => void }) {
  return <SegmentedControl aria-label="View" data={OPTIONS} value={value} onChange={(view) => onChange(view as ViewMode)} />
}
