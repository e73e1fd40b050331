import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { AdminUser } from '@inlay/contract/admin-users'
import { api } from '../../lib/api.ts'
import { Icon } from '../../ui/icon.tsx'

/** ms */
const TYPING = 250

const optionOf = ({ id, email, full_name }: Pick<AdminUser, 'id' | 'email' | 'full_name'>) => ({ value: id, label: `${email} (${full_name})` })

interface UserPickerProps {
  readonly value: string
  readonly onChange: (id: string) => void
  readonly error?: ReactNode
}

/** Finds one user among all of them, by address and name. */
export function UserPicker({ value, onChange, error }: UserPickerProps) {
  const [typed, setTyped] = useState('')
  const [wanted] = useDebouncedValue(typed, TYPING)
  const [chosen, setChosen] = useState<{ value: string; label: string } | null>(null)
  // What stands in the field once somebody is chosen is no search.
  const search = chosen?.label === wanted ? '' : wanted
  const found = useQuery({ ...api.adminUsers.list.queryOptions({ input: { search, sort: 'email', order: 'asc' } }), placeholderData: keepPreviousData })
  const options = (found.data?.users ?? []).map(optionOf)
  const data = chosen && !options.some((option) => option.value === chosen.value) ? [chosen, ...options] : options
  return (
    <Select
      label="User" withAsterisk placeholder="Email or name" searchable data-autofocus data={data} filter={({ options: all }) => all} value={value === '' ? null : value} error={error}
      searchValue={typed} onSearchChange={setTyped} nothingFoundMessage="No such user" rightSection={<Icon of={ChevronDown} />} limit={20}
      onChange={(id, option) => {
        setChosen(option === null || id === null ? null : { value: id, label: option.label })
        onChange(id ?? '')
      }}
    />
  )
}
