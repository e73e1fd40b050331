import { Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { ChevronDown, Search } from 'lucide-react'
import { useState } from 'react'
import type { SubmissionKind } from '@inlay/contract/owner-submissions'
import { Icon } from '../../ui/icon.tsx'
import { changeFilter } from './list-state.ts'
import type { ListState } from './list-state.ts'
import { KIND_LABELS } from './submission-kinds.ts'
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

/** A pause in typing after which a search is sent, ms. */
const PAUSE = 300

/** Search in the answers, kind, component, time. */
export function Filters({ state, onChange, sources }: FiltersProps) {
  const [typed, setTyped] = useState(state.q)
  const [sent, setSent] = useState(state.q)
  // The address changed by itself (back, or a filter taken away): the field follows.
  if (state.q !== sent) {
    setSent(state.q)
    setTyped(state.q)
  }
  const send = useDebouncedCallback((q: string) => {
    setSent(q)
    onChange(changeFilter({ q }))
  }, PAUSE)
  const kinds = [...new Set(sources.map(({ kind }) => kind))].map((kind) => ({ value: kind, label: KIND_LABELS[kind] }))
  const components = sources.filter(({ kind }) => !state.kind || kind === state.kind).map(({ id, name }) => ({ value: id, label: name }))
  const chevron = <Icon of={ChevronDown} />
  return (
    <div className={classes.tools} role="search">
      <TextInput
        className={`quiet-field ${classes.search}`} type="search" aria-label="Search answers" placeholder="Search answers" maxLength={200}
        leftSection={<Icon of={Search} />} value={typed}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          send(value)
        }}
      />
      <Select
        className={`quiet-field ${classes.select}`} aria-label="Type" data={[{ value: '', label: 'All types' }, ...kinds]} value={state.kind} allowDeselect={false} rightSection={chevron}
        onChange={(kind) => onChange(changeFilter({ kind: kind ?? '', component: '' }))}
      />
      <Select
        className={`quiet-field ${classes.wide}`} aria-label="Component" data={[{ value: '', label: 'All components' }, ...components]} value={state.component} allowDeselect={false} rightSection={chevron}
        searchable={components.length > 10} nothingFoundMessage="No such component"
        onChange={(component) => onChange(changeFilter({ component: component ?? '' }))}
      />
      <Select
        className={`quiet-field ${classes.select}`} aria-label="Time" data={RANGES} value={state.range} allowDeselect={false} rightSection={chevron}
        onChange={(range) => onChange(changeFilter({ range: range ?? '' }))}
      />
      {state.range === 'custom' ? (
        <div className={classes.dates}>
          <TextInput type="date" aria-label="First day" value={state.from} max={state.to} onChange={(event) => onChange(changeFilter({ from: event.currentTarget.value }))} />
          <span>to</span>
          <TextInput type="date" aria-label="Last day" value={state.to} min={state.from} onChange={(event) => onChange(changeFilter({ to: event.currentTarget.value }))} />
        </div>
      ) : null}
    </div>
  )
}
