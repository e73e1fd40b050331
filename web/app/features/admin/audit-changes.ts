export interface AuditChange {
  readonly field: string
  /** null: it was not there before, or is not there after. */
  readonly from: string | null
  readonly to: string | null
}

const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {})

const textOf = (value: unknown): string => (value === null || value === '' ? 'none' : typeof value === 'string' ? value : JSON.stringify(value))

/** What an act changed, field by field. What stayed names the thing and is told as it is. */
export function auditChanges(before: unknown, after: unknown): AuditChange[] {
  const [from, to] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].map((field) => {
    const [was, is] = [field in from ? textOf(from[field]) : null, field in to ? textOf(to[field]) : null]
    return { field, from: was === is ? null : was, to: is }
  })
}
