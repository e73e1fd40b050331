import { useState } from 'react'
import type { CustomField } from '@inlay/contract/signup'
import { ChoiceField } from '../parts/choice-field.tsx'
import type { Edited } from '../parts/edited.ts'
import { at } from '../parts/edited.ts'
import { ItemList } from '../parts/item-list.tsx'
import { SwitchField } from '../parts/switch-field.tsx'
import { TextField } from '../parts/text-field.tsx'
import { freeName } from './free-name.ts'
import { withLabel } from './with-label.ts'

const KINDS: readonly (readonly [CustomField['type'], string])[] = [
  ['text', 'Text'], ['textarea', 'Long text'], ['tel', 'Phone'], ['url', 'Link'], ['number', 'Number'], ['date', 'Date'], ['toggle', 'Switch'],
]

/** What an owner asks beside email and name. */
export function CustomFields({ of }: { of: Edited<CustomField[]> }) {
  /** Names that may have answers already. */
  const [kept] = useState(() => new Set(of.value.map(({ name }) => name)))
  const taken = of.value.map(({ name }) => name)
  return (
    <ItemList
      of={of} add="Add a field" empty="Nothing else is asked" one="Field" max={20}
      make={(): CustomField => ({ name: freeName('', taken), label: '', type: 'text', required: false })}
      nameOf={({ label }) => label} noteOf={({ type }) => KINDS.find(([kind]) => kind === type)![1]}
    >
      {(field) => (
        <>
          <TextField of={{ ...at(field, 'label'), onChange: (label, path) => field.onChange(kept.has(field.value.name) ? { ...field.value, label } : withLabel(field.value, label, taken), path) }} label="Label" />
          <ChoiceField of={at(field, 'type')} label="Kind" options={KINDS} />
          <SwitchField of={at(field, 'required')} label="Must be filled in" />
          <TextField of={at(field, 'name')} label="Name" hint="The column in your exports. Answers are kept by it, so leave it once there are some." />
        </>
      )}
    </ItemList>
  )
}
