/** What is wrong with a value, as a schema tells it (Standard Schema's issue, and what Zod adds to it). */
export interface Issue {
  readonly message: string
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }>
  readonly code?: string
  readonly expected?: string
}

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

/**
 * One message for each wrong field, by its path in the request: { "config.items.0.question": "Must be text" }.
 * The first message of a field stands. What is wrong with the request as a whole has the name "".
 */
export function fieldErrors(issues: readonly Issue[], prefix = ''): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const keys = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part))
    const path = (prefix ? [prefix, ...keys] : keys).join('.')
    // A name such as __proto__ must be a field like any other.
    if (!Object.hasOwn(fields, path)) Object.defineProperty(fields, path, { value: words(issue), enumerable: true })
  }
  return fields
}

/** A sentence for a person to read about the fields: the one message, or that there are several. */
export function fieldErrorsMessage(fields: Readonly<Record<string, string>>): string {
  const messages = new Set(Object.values(fields))
  return messages.size === 1 ? [...messages][0]! : 'Some fields need another look'
}

// A schema's own message is kept; only Zod's default ones, written for programmers, are put in plain words.
function words(issue: Issue): string {
  if (!/^(Invalid|Unrecognized|Too)\b.*(:|expected)|^Invalid (input$|discriminator)/i.test(issue.message)) return issue.message
  if (issue.code !== 'invalid_type') return 'Has a value that is not allowed'
  if (issue.message.endsWith('received undefined')) return 'This is required'
  return `Must be ${KINDS[issue.expected ?? ''] ?? issue.expected ?? 'something else'}`
}
