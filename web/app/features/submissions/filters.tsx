import { Select, TextInput } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { KIND_LABELS } from '@inlay/contract/component-types'
import type { SubmissionKind } from '@inlay/contract/owner-submissions'
import { Icon } from '../../ui/icon.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { changeFilter } from './list-state.ts'
import type { ListState } from './list-state.ts'
import classes from './filters.module.css'

interface FiltersProps {
  readonly state: ListState
  readonly onChange: (change: Partial<ListState>) => void
  readonly sources: readonly { readonly id: string; readonly name: string; readonly kind: SubmissionKind }[]
}

const RANGES = [
  { value: '', label: 'Any time' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: 'custom', label: 'Chosen dates' },
]

/** Most components that are offered at once; the others are found by their names. */
const OPTIONS_MAX = 50

/** A pause in typing after which a search is sent, ms. */
const PAUSE = 300

/** Search in the answers, kind, component, time. */
export function Filters({ state, onChange, sources }: FiltersProps) {
  const kinds = [...new Set(sources.map(({ kind }) => kind))].map((kind) => ({ value: kind, label: KIND_LABELS[kind] }))
  const components = sources.filter(({ kind }) => !state.kind || kind === state.kind).map(({ id, name }) => ({ value: id, label: name }))
  const chevron = <Icon of={ChevronDown} />
  return (
    <div className={classes.tools} role="search">
      <SearchField className={classes.search} label="Search answers" pause={PAUSE} value={state.q} onChange={(q) => onChange(changeFilter({ q }))} />
      <Select
        className={`quiet-field ${classes.select}`} aria-label="Type" data={[{ value: '', label: 'All types' }, ...kinds]} value={state.kind} allowDeselect={false} rightSection={chevron}
        onChange={(kind) => onChange(changeFilter({ kind: kind ?? '', component: '' }))}
      />
      <Select
        className={`quiet-field ${classes.wide}`} aria-label="Component" data={[{ value: '', label: 'All components' }, ...components]} value={state.component} allowDeselect={false} rightSection={chevron}
        searchable={components.length > 10} limit={OPTIONS_MAX} nothingFoundMessage="No such component"
        onChange={(component) => onChange(changeFilter({ component: component ?? '' }))}
      />
      <Select
        className={`quiet-field ${classes.select}`} aria-label="Time" data={RANGES} value={state.range} allowDeselect={false} rightSection={chevron}
        onChange={(range) => onChange(changeFilter({ range: range ?? '' }))}
      />
      {state.range === 'custom' ? (
        <div className={classes.dates}>
          <TextInput className="quiet-field" type="date" aria-label="First day" value={state.from} max={state.to} onChange={(event) => onChange(changeFilter({ from: event.currentTarget.value }))} />
          <span>to</span>
          <TextInput className="quiet-field" type="date" aria-label="Last day" value={state.to} min={state.from} onChange={(event) => onChange(changeFilter({ to: event.currentTarget.value }))} />
        </div>
      ) : null}
    </div>
  )
}
