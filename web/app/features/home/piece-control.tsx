import { textAt } from '../../lib/at-path.ts'
import type { PieceField } from './sample-pieces.ts'
import { ACCENTS } from './sample-site.ts'
import classes from './live-figure.module.css'

interface PieceControlProps {
  config: object
  fields: readonly PieceField[]
  accent: string
  /** px */
  radius: number
  onText: (path: string, text: string) => void
  onAccent: (colour: string) => void
  onRadius: (radius: number) => void
}

/** The few things of a piece that can be changed in the figure. */
export function PieceControl({ config, fields, accent, radius, onText, onAccent, onRadius }: PieceControlProps) {
  return (
    <>
      {fields.map(({ label, path, long }) => (
        <label key={path} className={classes.field}>
          {label}
          {long ? (
            <textarea className={classes.input} rows={3} maxLength={300} value={textAt(config, path)} onChange={(event) => onText(path, event.currentTarget.value)} />
          ) : (
            <input className={classes.input} maxLength={120} value={textAt(config, path)} onChange={(event) => onText(path, event.currentTarget.value)} />
          )}
        </label>
      ))}
      <fieldset className={classes.field}>
        <legend>Accent</legend>
        <div className={classes.swatches}>
          {ACCENTS.map(({ colour, name }) => (
            <label key={colour} className={classes.swatch} style={{ background: colour }}>
              <input type="radio" name="accent" className="visually-hidden" checked={accent === colour} onChange={() => onAccent(colour)} />
              <span className="visually-hidden">{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <label className={classes.field}>
        <span className={classes.between}>Corner radius<output className="tabular">{radius} px</output></span>
        <input type="range" className={classes.range} min={0} max={16} value={radius} onChange={(event) => onRadius(Number(event.currentTarget.value))} />
      </label>
    </>
  )
}
