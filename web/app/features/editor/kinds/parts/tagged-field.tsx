import { useState } from 'react'
import { ChoiceField } from './choice-field.tsx'
import type { Edited } from './edited.ts'

interface TaggedFieldProps<K extends string, Tag extends string, V extends Record<K, Tag>> {
  of: Edited<V>
  /** The key whose value tells the alternatives apart. */
  tag: K
  label: string
  hint?: string | undefined
  options: readonly (readonly [Tag, string])[]
  /** What each begins with. */
  fresh: { readonly [T in Tag]: Extract<V, Record<K, T>> }
}

/** Which of several alternatives with settings of their own. Of one that was left, the settings come back with it. */
export function TaggedField<K extends string, Tag extends string, V extends Record<K, Tag>>({ of, tag, label, hint, options, fresh }: TaggedFieldProps<K, Tag, V>) {
  const { value, path, errors, onChange } = of
  const [left, setLeft] = useState<{ readonly [T in Tag]?: V }>({})
  return (
    <ChoiceField
      label={label} hint={hint} options={options}
      of={{
        value: value[tag], path: `${path}.${tag}`, errors,
        onChange: (chosen, place) => {
          setLeft({ ...left, [value[tag]]: value })
          onChange(left[chosen] ?? fresh[chosen], place)
        },
      }}
    />
  )
}
