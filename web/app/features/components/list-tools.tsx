import { SegmentedControl, Select, TextInput } from '@mantine/core'
import { ChevronDown, Search } from 'lucide-react'
import type { Component } from '@inlay/contract/components'
import { Icon } from '../../ui/icon.tsx'
import { ViewSwitch } from '../../ui/view-switch.tsx'
import type { Sort, Status } from './filter-components.ts'
import type { useListFilter } from './use-list-filter.ts'
import classes from './list-tools.module.css'

interface ListToolsProps {
  components: readonly Component[]
  filter: ReturnType<typeof useListFilter>[0]
  onChange: ReturnType<typeof useListFilter>[1]
}

const SORT_OPTIONS: { value: Sort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'By name' },
]

/** Search, Live or Draft with their numbers, order, grid or list. */
export function ListTools({ components, filter, onChange }: ListToolsProps) {
  const live = components.filter(({ is_active }) => is_active).length
  const counts: [Status, string, number][] = [
    ['all', 'All', components.length],
    ['live', 'Live', live],
    ['draft', 'Draft', components.length - live],
  ]
  return (
    <div className={classes.tools} role="search">
      <TextInput
        className={`quiet-field ${classes.search}`} type="search" aria-label="Find a component" placeholder="Find a component"
        leftSection={<Icon of={Search} />} value={filter.search} onChange={(event) => onChange({ search: event.currentTarget.value })}
      />
      <SegmentedControl
        className={classes.status} aria-label="Status" value={filter.status} onChange={(status) => onChange({ status: status })}
        data={counts.map(([value, label, count]) => ({ value, label: <>{label} <span className={classes.count}>{count}</span></> }))}
      />
      <div className={classes.end}>
        <Select
          className={`quiet-field ${classes.sort}`} aria-label="Order" data={SORT_OPTIONS} value={filter.sort} allowDeselect={false}
          rightSection={<Icon of={ChevronDown} />}
          onChange={(sort) => onChange({ sort: sort as Sort })}
        />
        <ViewSwitch value={filter.view} onChange={(view) => onChange({ view })} />
      </div>
    </div>
  )
}
