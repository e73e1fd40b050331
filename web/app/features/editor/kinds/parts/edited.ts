import type { ComponentType } from '@inlay/contract/component-types'
import type { FieldErrors } from '../../../../lib/api-error.ts'
import type { PartProps } from '../editor-kind.ts'

/** A config, or a part of one, with the place it has in the config and the way to change it. */
export interface Edited<V> {
  readonly value: V
  /** "config.items.0": what errors are named by, and what is typed in a row into one place is one undo step. */
  readonly path: string
  readonly errors: FieldErrors
  /** @param path the place that was edited; null makes an undo step of its own */
  readonly onChange: (value: V, path: string | null) => void
}

/** The whole config. */
export function edited<T extends ComponentType>({ config, errors, onChange }: PartProps<T>): Edited<PartProps<T>['config']> {
  return { value: config, path: 'config', errors, onChange }
}

/** What is under one key of it. */
export function at<V extends object, K extends keyof V & string>({ value, path, errors, onChange }: Edited<V>, key: K): Edited<V[K]> {
  return {
    value: value[key],
    path: `${path}.${key}`,
    errors,
    onChange: (part, place) => onChange({ ...value, [key]: part }, place),
  }
}

/** One item of a list. */
export function item<V>({ value, path, errors, onChange }: Edited<V[]>, index: number): Edited<V> {
  return {
    value: value[index]!,
    path: `${path}.${index}`,
    errors,
    onChange: (part, place) => onChange(value.map((old, i) => (i === index ? part : old)), place),
  }
}
