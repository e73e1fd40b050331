import { componentName } from '@inlay/contract/components'
import type { ZodType } from 'zod'
import type { FieldErrors } from '../../lib/api-error.ts'
import type { EditorDocument } from './editor-document.ts'

/** What the server would refuse, by the same paths it would name: "name", "config.items.0.question". */
export function problemsOf(schema: ZodType, document: EditorDocument): FieldErrors {
  const problems: Record<string, string> = {}
  const named = componentName.safeParse(document.name)
  if (named.error) problems['name'] = named.error.issues[0]!.message
  const parsed = schema.safeParse(document.config)
  for (const issue of parsed.error?.issues ?? []) problems[['config', ...issue.path].join('.')] ??= issue.message
  return problems
}

/** The errors that are left after a field was edited: those of the field, and of what lies below it, are gone. */
export function withoutErrorsAt(errors: FieldErrors, path: string): FieldErrors {
  const left = Object.entries(errors).filter(([field]) => field !== path && !field.startsWith(`${path}.`))
  // The same object where none goes, so that nothing is drawn for it.
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left)
}
