import { OPTIONS_MAX } from '@inlay/contract/form-field'

/** Options of many lines, as out of a spreadsheet: one a line, without empty ones and those that are there already. */
export function pastedOptions(text: string, there: readonly string[]): string[] {
  const all = new Set(there.map((option) => option.trim()))
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim())
  const fresh = lines.filter((line) => line !== '' && !all.has(line) && all.add(line))
  return fresh.slice(0, Math.max(0, OPTIONS_MAX - there.length))
}
