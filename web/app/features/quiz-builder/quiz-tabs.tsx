import { Eye, List, SlidersHorizontal } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import tabs from '../editor/part-tabs.module.css'
import classes from './quiz-editor.module.css'

export type QuizPart = 'questions' | 'outcomes' | 'preview'

const PARTS = [['questions', 'Questions', List], ['outcomes', 'Outcomes', SlidersHorizontal], ['preview', 'Preview', Eye]] as const

/** Which part of the builder a phone shows. */
export function QuizTabs({ part, onChange }: { part: QuizPart; onChange: (part: QuizPart) => void }) {
  return (
    <nav className={classes.tabbar} aria-label="Quiz builder">
      <div className={tabs.bar} role="group" aria-label="Parts">
        {PARTS.map(([each, label, icon]) => (
          <button key={each} type="button" className={tabs.tab} aria-pressed={part === each} onClick={() => onChange(each)}><Icon of={icon} size={18} />{label}</button>
        ))}
      </div>
    </nav>
  )
}
