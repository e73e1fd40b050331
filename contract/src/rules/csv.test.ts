import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CSV_START, csvLine, guardText, unguardText } from './csv.ts'
import type { CsvCell } from './csv.ts'

/** A parser by others that refuses whatever is not RFC 4180. */
const read = (csv: string): string[][] => parse(csv, { bom: true, record_delimiter: '\r\n', relax_quotes: false, relax_column_count: false })

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', ' ', '"', ',', ';', '＝', '\u00a0', 'a') }),
)

describe('a line of CSV', () => {
  it.each<[string, CsvCell[], string]>([
    ['quotes text', ['a', 'b c'], '"a","b c"\r\n'],
    ['doubles quotes within text', ['say "hi"'], '"say ""hi"""\r\n'],
    ['keeps commas and line breaks within a cell', ['a,b', 'one\ntwo'], '"a,b","one\ntwo"\r\n'],
    ['leaves numbers raw', [-5, 0, 4.5, 1e21], '-5,0,4.5,1e+21\r\n'],
    ['leaves booleans raw', [true, false], 'true,false\r\n'],
    ['leaves nothing empty', [null, undefined, NaN, Infinity], ',,,\r\n'],
    ['tells empty text from nothing', ['', null], '"",\r\n'],
    ['keeps text of digits as text', ['001234', '1234567890123456'], '"001234","1234567890123456"\r\n'],
  ])('%s', (_, cells, line) => expect(csvLine(cells)).toBe(line))

  it('is read back by a strict parser, whatever its cells, first header and scripts of the world included', () => {
    const header = ['தேதி', 'é', '👩‍👩‍👧', 'العربية']
    expect(read(CSV_START + csvLine(header) + csvLine(['one\r\ntwo', '"', ',', '']))).toEqual([header, ['one\r\ntwo', '"', ',', '']])
    fc.assert(
      fc.property(fc.array(fc.array(anyText, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 5 }), (lines) => {
        const cells = read(CSV_START + lines.map(csvLine).join(''))
        expect(cells.map((line) => line.map(unguardText))).toEqual(lines)
      }),
    )
  })

  it('gives every number back as the same number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        expect(Number(read(csvLine([number, 'end']))[0]![0]) === number).toBe(true)
      }),
    )
  })
})

describe('the guard of text', () => {
  it.each(['=1+1', '+49 30 1234', '-', '-5', '@SUM(A1)', '\t=1', '\ttext', '\rtext', '\ntext', ' =1', "'=1", "''+1", '\u00a0-1', '\uFEFF=1', '＝1', '＋1', '－1', '＠a'])('takes its power from %j', (text) => {
    expect(guardText(text)).toBe(`'${text}`)
    expect(unguardText(`'${text}`)).toBe(text)
  })

  it.each(['', 'a=1', "it's", "'quoted'", '1-2', 'ann@example.com', '001234', ' leading space', "'", 'é'])('leaves %j as it is', (text) => {
    expect(guardText(text)).toBe(text)
    expect(unguardText(text)).toBe(text)
  })

  it('leaves no text that a spreadsheet runs, and is undone exactly', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(guardText(text).trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/)
        expect(guardText(text)).not.toMatch(/^[\t\r\n]/)
        expect(unguardText(guardText(text))).toBe(text)
      }),
    )
  })
})
