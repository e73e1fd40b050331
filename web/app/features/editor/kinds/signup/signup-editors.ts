import type { EditorKind } from '../editor-kind.ts'
import { StylingPart } from '../styling-part.tsx'
import { SignupContent } from './signup-content.tsx'

const editor = { Content: SignupContent, Style: StylingPart }

export const signupEditors: { readonly newsletter: EditorKind<'newsletter'>; readonly waitlist: EditorKind<'waitlist'> } = { newsletter: editor, waitlist: editor }
