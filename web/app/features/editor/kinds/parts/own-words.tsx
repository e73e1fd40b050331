import { Disclosure } from './disclosure.tsx'
import type { Edited } from './edited.ts'
import { at } from './edited.ts'
import { TextField } from './text-field.tsx'

interface OwnWordsProps<K extends string> {
  title?: string
  of: Edited<{ readonly [key in K]?: string | undefined }>
  /** When each is said, and the English words. */
  words: readonly { readonly key: NoInfer<K>; readonly label: string; readonly english: string }[]
}

/** What the component says by itself, in the owner's words or language. Empty is the English default. */
export function OwnWords<K extends string>({ title = 'Words and language', of, words }: OwnWordsProps<K>) {
  const { value, onChange } = of
  return (
    <Disclosure title={title} lead="What it says by itself. Leave a field empty for the words in grey; {} stands for the number." opened={Object.keys(of.errors).some((path) => path.startsWith(`${of.path}.`))}>
      {words.map(({ key, label, english }) => (
        <TextField
          key={key} label={label} placeholder={english}
          of={{
            ...at(of as unknown as Edited<Record<string, string | undefined>>, key),
            value: value[key] ?? '',
            onChange: (text, path) => {
              const { [key]: _, ...others } = value
              onChange((text ? { ...value, [key]: text } : others) as typeof value, path)
            },
          }}
        />
      ))}
    </Disclosure>
  )
}
