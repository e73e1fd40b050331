import type { EditorKind } from '../editor-kind.ts'
import { FaqContent } from './faq-content.tsx'
import { FaqStyle } from './faq-style.tsx'

export const faqEditor: EditorKind<'faq'> = { Content: FaqContent, Style: FaqStyle }
