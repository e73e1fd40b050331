import type { EditorKind } from '../editor-kind.ts'
import { FormWorkbench } from './form-workbench.tsx'

export const formEditor: EditorKind<'form'> = { Workbench: FormWorkbench }
