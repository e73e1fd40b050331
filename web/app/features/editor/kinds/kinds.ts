import type { ComponentType } from '@inlay/contract/component-types'
import { bannerEditor } from './banner/banner-editor.ts'
import { ctaEditor } from './cta/cta-editor.ts'
import type { EditorKind } from './editor-kind.ts'
import { faqEditor } from './faq/faq-editor.ts'
import { formEditor } from './form/form-editor.ts'
import { modalEditor } from './modal/modal-editor.ts'
import { pollEditor } from './poll/poll-editor.ts'
import { signupEditors } from './signup/signup-editors.ts'
import { widgetEditor } from './widget/widget-editor.ts'

/** The editor of each kind. */
export const kinds: { readonly [T in ComponentType]: EditorKind<T> } = {
  faq: faqEditor,
  poll: pollEditor,
  form: formEditor,
  ...signupEditors,
  banner: bannerEditor,
  modal: modalEditor,
  widget: widgetEditor,
  cta: ctaEditor,
}
