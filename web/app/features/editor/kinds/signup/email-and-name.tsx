import { useState } from 'react'
import type { SignupField } from '@inlay/contract/signup'
import type { Edited } from '../parts/edited.ts'
import { at, item } from '../parts/edited.ts'
import { SwitchField } from '../parts/switch-field.tsx'
import { TextField } from '../parts/text-field.tsx'

/** The email field, which is always there, and the name field, where the owner wants it. */
export function EmailAndName({ of }: { of: Edited<SignupField[]> }) {
  const { value, path, errors, onChange } = of
  const email = value.findIndex(({ name }) => name === 'email')
  const name = value.findIndex(({ name }) => name === 'name')
  // What was written for the name comes back with it.
  const [lastName, setLastName] = useState<SignupField>({ name: 'name', label: 'Name', placeholder: 'Name', required: false })
  const asks: Edited<boolean> = {
    value: name >= 0,
    path: `${path}.name`,
    errors,
    onChange: (wanted, place) => {
      const current = value[name]
      if (current) setLastName(current)
      const others = value.filter((field) => field.name !== 'name')
      onChange(wanted ? [lastName, ...others] : others, place)
    },
  }
  return (
    <>
      {email < 0 ? null : <Words of={item(of, email)} what="email" />}
      <SwitchField of={asks} label="Ask for the name too" />
      {name < 0 ? null : (
        <>
          <Words of={item(of, name)} what="name" />
          <SwitchField of={at(item(of, name), 'required')} label="The name must be filled in" />
        </>
      )}
    </>
  )
}

function Words({ of, what }: { of: Edited<SignupField>; what: string }) {
  return (
    <>
      <TextField of={at(of, 'label')} label={`Label of the ${what}`} hint={what === 'email' ? 'Screen readers say it where it is not shown: an email field alone has its label inside.' : undefined} />
      <TextField of={at(of, 'placeholder')} label={`Placeholder of the ${what}`} />
    </>
  )
}
