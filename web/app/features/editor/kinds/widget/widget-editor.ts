import type { EditorKind } from '../editor-kind.ts'
import { StylesPart } from '../styles-part.tsx'
import { WidgetContent } from './widget-content.tsx'

export const widgetEditor: EditorKind<'widget'> = { Content: WidgetContent, Style: StylesPart }
