import { SegmentedControl, Select } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { KIND_LABELS } from '@inlay/contract/component-types'
import type { DeliveredType } from '@inlay/contract/delivery'
import { Icon } from '../../ui/icon.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { ViewSwitch } from '../../ui/view-switch.tsx'
import type { Filter, Sort, Status } from './filter-components.ts'
import type { OwnComponent } from './own-component.ts'
import type { useListFilter } from './use-list-filter.ts'
import classes from './list-tools.module.css'

interface ListToolsProps {
  components: readonly OwnComponent[]
  filter: ReturnType<typeof useListFilter>[0]
  onChange: ReturnType<typeof useListFilter>[1]
  /** As in 'Find a quiz'. */
  find: string
}

const SORT_OPTIONS: { value: Sort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'By name' },
]

const select = { className: `quiet-field ${classes.select}`, allowDeselect: false, rightSection: <Icon of={ChevronDown} /> } as const

/** Search, Live or Draft with their numbers, type where there are several, order, grid or list. */
export function ListTools({ components, filter, onChange, find }: ListToolsProps) {
  const live = components.filter(({ is_active }) => is_active).length
  const counts: [Status, string, number][] = [
    ['all', 'All', components.length],
    ['live', 'Live', live],
    ['draft', 'Draft', components.length - live],
  ]
  const present = new Set(components.map(({ type }) => type))
  const types = (Object.keys(KIND_LABELS) as DeliveredType[]).filter((type) => present.has(type) || type === filter.type)
  return (
    <div className={classes.tools} role="search">
      <SearchField className={classes.search} label={find} value={filter.search} onChange={(search) => onChange({ search })} />
      <SegmentedControl
        className={classes.status} aria-label="Status" value={filter.status} onChange={(status) => onChange({ status: status })}
        data={counts.map(([value, label, count]) => ({ value, label: <>{label} <span className={classes.count}>{count}</span></> }))}
      />
      {types.length > 1 || filter.type !== 'all' ? (
        <Select
          {...select} aria-label="Type" data={[{ value: 'all', label: 'All types' }, ...types.map((value) => ({ value, label: KIND_LABELS[value] }))]}
          value={filter.type} onChange={(type) => onChange({ type: type as Filter['type'] })}
        />
      ) : null}
      <div className={classes.end}>
        <Select {...select} aria-label="Order" data={SORT_OPTIONS} value={filter.sort} onChange={(sort) => onChange({ sort: sort as Sort })} />
        <ViewSwitch value={filter.view} onChange={(view) => onChange({ view })} />
      </div>
    </div>
  )
}
