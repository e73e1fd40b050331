import type { EditorKind } from '../editor-kind.ts'
import { StylesPart } from '../styles-part.tsx'
import { FaqContent } from './faq-content.tsx'

export const faqEditor: EditorKind<'faq'> = { Content: FaqContent, Style: StylesPart }
