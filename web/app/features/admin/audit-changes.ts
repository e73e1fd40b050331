import { formatExact } from '../../lib/dates.ts'

interface AuditChange {
  readonly field: string
  /** null: it was not there before, or is not there after. */
  readonly from: string | null
  readonly to: string | null
}

const fieldsOf = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {})

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

function textOf(value: unknown): string {
  if (value === null || value === '') return 'none'
  if (typeof value !== 'string') return JSON.stringify(value)
  return MOMENT.test(value) && !Number.isNaN(Date.parse(value)) ? formatExact(value) : value
}

/** What an act changed, field by field; moments by the viewer's clocks. What stayed names the thing and is told as it is. */
export function auditChanges(before: unknown, after: unknown): AuditChange[] {
  const [from, to] = [fieldsOf(before), fieldsOf(after)]
  return [...new Set([...Object.keys(from), ...Object.keys(to)])].map((field) => {
    const [was, is] = [field in from ? textOf(from[field]) : null, field in to ? textOf(to[field]) : null]
    return { field, from: was === is ? null : was, to: is }
  })
}
