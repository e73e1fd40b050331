import { Minus, Plus } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { useTyped } from '../editor/kinds/parts/use-typed.ts'
import classes from './score-field.module.css'

interface ScoreFieldProps {
  label: string
  value: number
  wrong: boolean
  describedBy: string | undefined
  onChange: (value: number) => void
}

/** Points, in whole numbers. Arrow keys count by one, with Shift by ten. What is no whole number stays and is refused at the save. */
export function ScoreField({ label, value, wrong, describedBy, onChange }: ScoreFieldProps) {
  const [text, type] = useTyped(value, String)
  const step = (by: number) => onChange(Math.trunc(value) + by)
  return (
    <div className={classes.score} data-wrong={wrong || undefined}>
      <button type="button" tabIndex={-1} aria-label={`Less: ${label}`} onClick={() => step(-1)}><Icon of={Minus} size={14} /></button>
      <input
        inputMode="numeric" aria-label={label} value={text} aria-invalid={wrong || undefined} aria-describedby={describedBy}
        onChange={({ currentTarget: { value: typed } }) => {
          if (!/^-?\d*([.,]\d*)?$/.test(typed)) return
          // Nothing, or a sign alone, is no points yet.
          const points = Number(typed.replace(',', '.')) || 0
          type(typed, points)
          if (points !== value) onChange(points)
        }}
        onBlur={() => type(String(value), value)}
        onKeyDown={(event) => {
          if (event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
          event.preventDefault()
          step((event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1))
        }}
      />
      <button type="button" tabIndex={-1} aria-label={`More: ${label}`} onClick={() => step(1)}><Icon of={Plus} size={14} /></button>
    </div>
  )
}
