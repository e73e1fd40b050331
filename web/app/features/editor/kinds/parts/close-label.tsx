import { Disclosure } from './disclosure.tsx'
import type { Edited } from './edited.ts'
import { TextField } from './text-field.tsx'

/** What a component says by itself whose only such word is on the button that closes it. */
export function CloseLabel({ of }: { of: Edited<string> }) {
  return (
    <Disclosure title="Words and language" opened={of.errors[of.path] !== undefined}>
      <TextField of={of} label="Name of the button that closes it" hint="A cross is shown; screen readers say this." placeholder="Close" />
    </Disclosure>
  )
}
