import { Eye, List, Palette } from 'lucide-react'
import { EditorTabs } from './editor-tabs.tsx'

const PARTS = [{ value: 'content', label: 'Content', icon: List }, { value: 'style', label: 'Style', icon: Palette }, { value: 'preview', label: 'Preview', icon: Eye }] as const
const BESIDE_PREVIEW = PARTS.filter(({ value }) => value !== 'preview')

export type Part = (typeof PARTS)[number]['value']

interface PartTabsProps {
  part: Part
  onChange: (part: Part) => void
  /** The bar at the foot of a phone, where the preview is a part of its own. */
  withPreview?: boolean
}

/** Which part of the editor is shown. */
export function PartTabs({ part, onChange, withPreview = false }: PartTabsProps) {
  return <EditorTabs<Part> label="Editor parts" bar={withPreview} tabs={withPreview ? PARTS : BESIDE_PREVIEW} value={part} onChange={onChange} />
}
