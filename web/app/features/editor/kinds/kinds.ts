import type { ComponentType } from '@inlay/contract/component-types'
import type { EditorKind } from './editor-kind.ts'
import { faqEditor } from './faq/faq-editor.ts'

/** The editors there are. A kind without one is changed through the API; here it is seen, published and taken back. */
export const kinds: { readonly [T in ComponentType]?: EditorKind<T> } = { faq: faqEditor }
