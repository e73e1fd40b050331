import type { ComponentStyles } from '@inlay/contract/style'
import type { PartProps } from './editor-kind.ts'
import type { Edited } from './parts/edited.ts'
import { at, edited } from './parts/edited.ts'
import { StyleFields } from './style-fields.tsx'

/** The style of a kind that shows something. */
export function StylesPart<T extends 'faq' | 'banner' | 'cta' | 'modal' | 'widget'>(props: PartProps<T>) {
  // The compiler does not see through the config of a kind that is still open.
  return <StyleFields of={at(edited(props) as unknown as Edited<{ styles: ComponentStyles }>, 'styles')} />
}
