import type { EditorKind } from '../editor-kind.ts'
import { StylingPart } from '../styling-part.tsx'
import { PollContent } from './poll-content.tsx'

export const pollEditor: EditorKind<'poll'> = { Content: PollContent, Style: StylingPart }
