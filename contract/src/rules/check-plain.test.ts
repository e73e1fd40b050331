import { expect, test } from 'vitest'
import { checkPlain } from './check-plain.ts'
import type { PlainType } from './check-plain.ts'

const verdict = (type: PlainType, raw: unknown) => {
  const { answer, wrong } = checkPlain(type, raw)
  return wrong ? `wrong: ${wrong.key}` : answer
}

test.each([
  ['Ann@Example.com', 'Ann@Example.com'],
  ['ann@example.com ', 'ann@example.com'],
  ['ann+kiln@example.com', 'ann+kiln@example.com'],
  ['ann@bücher.example', 'ann@bücher.example'],
  ['உதாரணம்@எடுத்துக்காட்டு.example', 'உதாரணம்@எடுத்துக்காட்டு.example'],
  ['a@b', 'wrong: email'],
  ['Test@test', 'wrong: email'],
  ['a@b..c', 'wrong: email'],
  ['a@@b.c', 'wrong: email'],
  [`${'a'.repeat(300)}@example.com`, 'wrong: email'],
  ['   ', undefined],
])('%j as an address is %s', (raw, right) => {
  expect(verdict('email', raw)).toBe(right)
})

test.each([
  ['number', '0', 0],
  ['number', '-0', 0],
  ['number', '3b', 'wrong: number'],
  ['number', ' ', undefined],
  ['number', '1e999', 'wrong: number'],
  ['text', 0, '0'],
  ['text', false, 'false'],
  ['text', ['a'], 'wrong: required'],
  ['text', 'x'.repeat(1_001), 'wrong: long'],
  ['textarea', ' two\nlines ', ' two\nlines '],
  ['textarea', 'x'.repeat(10_001), 'wrong: long'],
  ['toggle', '', false],
  ['toggle', 'true', true],
  ['toggle', 'yes', false],
  ['date', '2026-11-28', '2026-11-28'],
  ['date', '2026-13-28', 'wrong: date'],
  ['date', '28.11.2026', 'wrong: date'],
  ['date', '2026-02-30', 'wrong: date'],
  ['date', '12026-01-01', 'wrong: date'],
  ['url', 'example.com/a?b', 'https://example.com/a?b'],
  ['url', 'http://example.com', 'http://example.com'],
  ['url', 'javascript:alert(1)', 'wrong: url'],
  ['url', 'ftp://example.com', 'wrong: url'],
  ['url', 'example', 'wrong: url'],
  ['url', 'HTTPS://Example.COM:8443/a%20b', 'HTTPS://Example.COM:8443/a%20b'],
  ['url', 'my-shop.example', 'https://my-shop.example'],
  ['url', 'bücher.example/ü?ö#ä', 'https://bücher.example/ü?ö#ä'],
  ['url', 'javascript:alert(1.5)', 'wrong: url'],
  ['url', 'https://user:secret@example.com', 'wrong: url'],
  ['url', 'https://evil.example\\@good.example', 'wrong: url'],
  ['url', 'https://a..b', 'wrong: url'],
  ['url', 'https://.example', 'wrong: url'],
  ['url', 'https:example.com', 'wrong: url'],
  ['url', 'example.com:port', 'wrong: url'],
  ['url', 'exam ple.com', 'wrong: url'],
  ['url', 'example.com/a b', 'wrong: url'],
  ['url', `example.com/${'x'.repeat(985)}`, 'wrong: long'],
  ['url', `example.com/${'x'.repeat(980)}`, `https://example.com/${'x'.repeat(980)}`],
  ['tel', '+49 30 1234', '+49 30 1234'],
  ['tel', '(030) 123 ext 7', '(030) 123 ext 7'],
  ['tel', '12', 'wrong: tel'],
  ['tel', '110', '110'],
  ['tel', '030/123-45.67', '030/123-45.67'],
  ['tel', '030 123 x7', '030 123 x7'],
  ['tel', '٠٣٠ ١٢٣٤', '٠٣٠ ١٢٣٤'],
  ['tel', '０３－１２３４', '０３－１２３４'],
  ['tel', 'call 030 1234', 'wrong: tel'],
  ['tel', '<b>1234', 'wrong: tel'],
  ['tel', '030 123 x7 x8', 'wrong: tel'],
  ['tel', 'ann@example.com', 'wrong: tel'],
] as const)('as %s, %j is %j', (type, raw, right) => {
  expect(verdict(type, raw)).toBe(right)
})

test('the longest text that is no answer is told so at once', () => {
  for (const type of ['email', 'tel', 'url', 'number', 'date'] as const) {
    for (const piece of ['1', '1.', 'a.', '-', ' 1', '1x']) {
      const start = performance.now()
      checkPlain(type, `${piece.repeat(450)}@!`)
      expect(performance.now() - start, `${type} ${piece}`).toBeLessThan(500)
    }
  }
})
