import { SegmentedControl } from '@mantine/core'
import { ChartLine, Table2 } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'

/** How counts over time are shown. */
export type Form = 'chart' | 'table'

const FORMS = [
  { value: 'chart', label: <><Icon of={ChartLine} /><span className="visually-hidden">Chart</span></> },
  { value: 'table', label: <><Icon of={Table2} /><span className="visually-hidden">Table</span></> },
]

interface FormSwitchProps {
  readonly label: string
  readonly form: Form
  readonly onChange: (form: Form) => void
  readonly className?: string | undefined
}

/** Chart or table. */
export function FormSwitch({ label, form, onChange, className }: FormSwitchProps) {
  return <SegmentedControl className={className} size="xs" aria-label={label} data={FORMS} value={form} onChange={(value) => onChange(value as Form)} />
}
