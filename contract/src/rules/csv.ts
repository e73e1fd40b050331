/**
 * One cell. Text is always quoted and guarded; numbers and booleans are written as they are, so that "-5" stays a
 * number in every program. Nothing (null, undefined, NaN) is an empty cell.
 */
export type CsvCell = string | number | boolean | null | undefined

/** Comes before the first line of a file: without it Excel takes UTF-8 for the machine's own code page. */
export const CSV_START = '\uFEFF'

/** One line of a CSV file (RFC 4180, commas, CRLF); the line of headers too, since their words are owners' and visitors'. */
export const csvLine = (cells: readonly CsvCell[]): string => `${cells.map(csvCell).join(',')}\r\n`

function csvCell(cell: CsvCell): string {
  if (typeof cell === 'string') return `"${guardText(cell).replaceAll('"', '""')}"`
  return typeof cell === 'boolean' || Number.isFinite(cell) ? `${cell as number}` : ''
}

// What a spreadsheet would run: = + - @ at the start, also full-width, also after space or apostrophes of the text's
// own; and a tab or line break there, which some of them drop before they look.
const RUNS = /^'*([\t\r\n]|\s*[=+\-@＝＋－＠])/
const GUARDED = /^'+([\t\r\n]|\s*[=+\-@＝＋－＠])/

/** Text that no spreadsheet runs: with one apostrophe in front where it would. What is harmless stays as it is. */
export const guardText = (text: string): string => (RUNS.test(text) ? `'${text}` : text)

/** The text that guardText was given: "'+49 30 1234" is "+49 30 1234" again. */
export const unguardText = (cell: string): string => (GUARDED.test(cell) ? cell.slice(1) : cell)
