import type { FormContent } from '@inlay/contract/form'
import { FieldsEditor } from '../fields/fields-editor.tsx'
import type { Edited } from './edited.ts'
import { at } from './edited.ts'
import { NotificationSwitch } from './notification-switch.tsx'
import { TextField } from './text-field.tsx'

/** The form inside of a modal or a widget: what it asks, and what follows. */
export function FormFields({ of }: { of: Edited<FormContent> }) {
  const fields = at(of, 'fields')
  return (
    <>
      <FieldsEditor fields={fields.value} errors={fields.errors} path={fields.path} onChange={fields.onChange} />
      <TextField of={at(of, 'submitButtonText')} label="Button" placeholder="Submit" />
      <TextField of={at(of, 'successMessage')} label="After sending" lines={1} />
      <NotificationSwitch of={at(of, 'notifications')} />
    </>
  )
}
