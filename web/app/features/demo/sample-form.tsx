import { valueAt } from '../../lib/at-path.ts'
import type { Sample, SampleField } from './samples.ts'
import classes from './playground.module.css'

interface SampleFormProps {
  sample: Sample
  config: object
  accent: string
  onAccent: (colour: string) => void
  onChange: (path: string, value: string | boolean) => void
  onReset: () => void
}

/** The few things of a component that can be changed here; its editor in the dashboard has the rest. */
export function SampleForm({ sample, config, accent, onAccent, onChange, onReset }: SampleFormProps) {
  return (
    <form className={classes.form} aria-label={`Change the ${sample.label}`} onSubmit={(event) => event.preventDefault()}>
      <div className={classes.formHead}>{sample.label}<button type="button" className={classes.quiet} onClick={onReset}>Start over</button></div>
      {sample.fields.map((field) => <Field key={field.path} field={field} value={valueAt(config, field.path)} onChange={(value) => onChange(field.path, value)} />)}
      <label className={classes.row}>
        Accent
        <span className={classes.colour}><code>{accent.toUpperCase()}</code><input type="color" value={accent} onChange={(event) => onAccent(event.currentTarget.value)} /></span>
      </label>
    </form>
  )
}

function Field({ field: { label, as, options = [] }, value, onChange }: { field: SampleField; value: unknown; onChange: (value: string | boolean) => void }) {
  const text = typeof value === 'string' ? value : ''
  switch (as) {
    case 'switch':
      return <label className={classes.row}>{label}<input type="checkbox" className={classes.switch} role="switch" checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} /></label>
    case 'choice':
      return (
        <label className={classes.field}>
          {label}
          <select className={classes.input} value={text} onChange={(event) => onChange(event.currentTarget.value)}>
            {options.map(([option, name]) => <option key={option} value={option}>{name}</option>)}
          </select>
        </label>
      )
    case 'text':
      return <label className={classes.field}>{label}<textarea className={classes.input} rows={3} maxLength={400} value={text} onChange={(event) => onChange(event.currentTarget.value)} /></label>
    default:
      return <label className={classes.field}>{label}<input className={classes.input} maxLength={120} value={text} onChange={(event) => onChange(event.currentTarget.value)} /></label>
  }
}
