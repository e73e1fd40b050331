import type { DeliveredType } from '@inlay/contract/delivery'
import { Icon } from '../../ui/icon.tsx'
import { SAMPLE_KINDS, SAMPLES } from './samples.ts'
import classes from './playground.module.css'

export function KindPicker({ kind, onChoose }: { kind: DeliveredType; onChoose: (kind: DeliveredType) => void }) {
  return (
    <div className={classes.kinds} role="radiogroup" aria-label="Kind of component">
      {SAMPLE_KINDS.map((each) => (
        <label key={each} className={classes.kind}>
          <input type="radio" name="kind" className="visually-hidden" checked={kind === each} onChange={() => onChoose(each)} />
          <Icon of={SAMPLES[each].icon} />
          {SAMPLES[each].label}
        </label>
      ))}
    </div>
  )
}
