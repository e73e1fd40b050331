import { Select, TextInput } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import type { AuditChoice } from './audit-choice.ts'
import classes from './audit.module.css'

/** ms */
const TYPING = 300

/** Who did it, what, to whom, when. */
export function AuditFilters({ choice, actions, onChange }: { choice: AuditChoice; actions: readonly string[]; onChange: (change: Partial<AuditChoice>) => void }) {
  return (
    <div className={classes.tools} role="search">
      <SearchField className={classes.field} label="Actor" pause={TYPING} value={choice.actor} onChange={(actor) => onChange({ actor })} />
      <Select
        className={`quiet-field ${classes.field}`} aria-label="Act" data={[{ value: '', label: 'All acts' }, ...actions.map((action) => ({ value: action, label: action }))]} value={choice.action}
        allowDeselect={false} searchable={actions.length > 10} nothingFoundMessage="No such act" rightSection={<Icon of={ChevronDown} />} onChange={(action) => onChange({ action: action ?? '' })}
      />
      <SearchField className={classes.field} label="Target" pause={TYPING} value={choice.target} onChange={(target) => onChange({ target })} />
      <div className={classes.dates}>
        <TextInput className="quiet-field" type="date" aria-label="First day" value={choice.from} max={choice.to} onChange={(event) => onChange({ from: event.currentTarget.value })} />
        <span>to</span>
        <TextInput className="quiet-field" type="date" aria-label="Last day" value={choice.to} min={choice.from} onChange={(event) => onChange({ to: event.currentTarget.value })} />
      </div>
    </div>
  )
}
