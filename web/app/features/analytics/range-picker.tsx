import { SegmentedControl, TextInput } from '@mantine/core'
import type { Range } from '@inlay/contract/rules/analytics-range'
import { wallTime } from '@inlay/contract/rules/wall-time'
import { chooseRange } from './analytics-state.ts'
import type { AnalyticsState } from './analytics-state.ts'
import classes from './range-picker.module.css'

interface RangePickerProps {
  readonly state: AnalyticsState
  readonly zone: string
  /** Epoch milliseconds. */
  readonly now: number
  /** What is wrong with the dates. */
  readonly problems: Readonly<Record<string, string>> | null
  readonly onChange: (change: Partial<AnalyticsState>) => void
}

const OPTIONS: { value: Range; label: string }[] = [
  { value: '24h', label: '24 hours' },
  { value: '7d', label: '7 days' },
  { value: '30d', label: '30 days' },
  { value: '90d', label: '90 days' },
  { value: 'custom', label: 'Custom' },
]

/** The time that is shown; two dates for one of one's own. */
export function RangePicker({ state, zone, now, problems, onChange }: RangePickerProps) {
  const day = (name: 'from' | 'to', label: string, limits: { min?: string; max?: string }) => (
    <TextInput
      className={classes.date} type="date" label={label} required value={state[name]} error={problems?.[name]} {...limits}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  )
  const today = wallTime(now, zone).date
  return (
    <div className={classes.picker}>
      <SegmentedControl
        className={classes.range} aria-label="Time shown" data={OPTIONS} value={state.range}
        onChange={(range) => onChange(chooseRange(state, range, zone, Date.now()))}
      />
      {state.range === 'custom' ? (
        <div className={classes.dates}>
          {day('from', 'First day', { max: state.to || today })}
          {day('to', 'Last day', { min: state.from, max: today })}
        </div>
      ) : null}
    </div>
  )
}
