import type { CustomField } from '@inlay/contract/signup'
import { freeName } from './free-name.ts'

/**
 * The field with another label. Its name follows for as long as it is the one that its label makes: not once the owner has
 * named it. @param taken names of all fields, its own among them
 */
export function withLabel(field: CustomField, label: string, taken: readonly string[]): CustomField {
  const others = taken.filter((name) => name !== field.name)
  const follows = field.name === freeName(field.label, others)
  return { ...field, label, name: follows ? freeName(label, others) : field.name }
}
