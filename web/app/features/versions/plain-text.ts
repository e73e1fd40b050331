/** The words of a value that is put together of others: a condition, a list, a text with its formatting. */
export function plainText(value: unknown): string {
  if (Array.isArray(value)) {
    const parts = value.map(plainText).filter(Boolean)
    return parts.join(value.every((part) => typeof part !== 'object') ? ', ' : '\n')
  }
  if (typeof value === 'object' && value !== null) {
    if ('field' in value && 'value' in value) return `${plainText(value.field)} is ${value.value === true ? 'on' : value.value === false ? 'off' : plainText(value.value)}`
    return Object.values(value).filter((part) => typeof part === 'object' || typeof part === 'string').map(plainText).filter(Boolean).join(' ')
  }
  return typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}
