import type { FormField } from '@inlay/contract/form-field'

type KeysOf<F> = F extends FormField ? keyof F & string : never
/** What can be set of one kind of field or another. */
export type SettingKey = KeysOf<FormField>

/** What every setting of a field is given. */
export interface SettingProps<F extends FormField = FormField> {
  field: F
  /** Of the field: "config.fields.0". */
  path: string
  /** The error of a setting: "label", "options.2"; undefined where it is right. */
  error: (setting: string) => string | undefined
  /** @param setting what is edited, which is one undo step as long as nothing else is */
  set: (patch: Partial<Record<SettingKey, unknown>>, setting: string) => void
}

/** The value of a setting, which the kind may not have. */
export function valueOf(field: FormField, key: SettingKey): unknown {
  return (field as Partial<Record<SettingKey, unknown>>)[key]
}
