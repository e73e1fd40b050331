import { Eye, List, SlidersHorizontal } from 'lucide-react'
import { EditorTabs } from '../editor/editor-tabs.tsx'
import classes from './quiz-editor.module.css'

const PARTS = [{ value: 'questions', label: 'Questions', icon: List }, { value: 'outcomes', label: 'Outcomes', icon: SlidersHorizontal }, { value: 'preview', label: 'Preview', icon: Eye }] as const

export type QuizPart = (typeof PARTS)[number]['value']

/** Which part of the builder a phone shows. */
export function QuizTabs({ part, onChange }: { part: QuizPart; onChange: (part: QuizPart) => void }) {
  return <nav className={classes.tabbar} aria-label="Quiz builder"><EditorTabs<QuizPart> label="Parts" bar tabs={PARTS} value={part} onChange={onChange} /></nav>
}
