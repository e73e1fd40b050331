import type { EditorKind } from '../editor-kind.ts'
import { StylesPart } from '../styles-part.tsx'
import { BannerContent } from './banner-content.tsx'

export const bannerEditor: EditorKind<'banner'> = { Content: BannerContent, Style: StylesPart }
