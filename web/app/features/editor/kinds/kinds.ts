import type { ComponentType } from '@inlay/contract/component-types'
import type { EditorKind } from './editor-kind.ts'
import { faqEditor } from './faq/faq-editor.ts'

/** The editor of every kind. */
export const kinds: { readonly [T in ComponentType]: EditorKind<T> } = { faq: faqEditor }
