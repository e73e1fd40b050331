import type { EditorKind } from '../editor-kind.ts'
import { StylesPart } from '../styles-part.tsx'
import { CtaContent } from './cta-content.tsx'

export const ctaEditor: EditorKind<'cta'> = { Content: CtaContent, Style: StylesPart }
