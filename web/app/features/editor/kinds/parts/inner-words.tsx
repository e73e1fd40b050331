import type { FormContent } from '@inlay/contract/form'
import { FORM_WORDS } from '../form/form-words.ts'
import { CloseLabel } from './close-label.tsx'
import type { Edited } from './edited.ts'
import { at } from './edited.ts'
import { OwnWords } from './own-words.tsx'

interface Nesting {
  closeLabel: string
  content: { kind: string }
}

/** What a modal or a widget says by itself, and the form inside of it where there is one. */
export function InnerWords<V extends Nesting>(props: { of: Edited<V> }) {
  const of = props.of as unknown as Edited<Nesting>
  const content = at(of, 'content')
  return (
    <>
      {content.value.kind === 'form'
        ? <OwnWords title="Words of the form" of={at(at(content as unknown as Edited<{ form: FormContent }>, 'form'), 'texts')} words={FORM_WORDS} />
        : null}
      <CloseLabel of={at(of, 'closeLabel')} />
    </>
  )
}
