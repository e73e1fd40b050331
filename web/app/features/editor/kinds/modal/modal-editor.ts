import type { EditorKind } from '../editor-kind.ts'
import { StylesPart } from '../styles-part.tsx'
import { ModalContent } from './modal-content.tsx'

export const modalEditor: EditorKind<'modal'> = { Content: ModalContent, Style: StylesPart }
