import * as fc from 'fast-check'

/** Text of a request body that is more or less JSON, or no text at all. */
export type Body = Uint8Array

const LONG = 'x'.repeat(20_000)
const deep = (depth: number, leaf: unknown): unknown => Array.from({ length: depth }).reduce((inner: unknown, _, i) => (i % 2 ? { a: inner } : [inner]), leaf)

/** Values that have broken programs of this kind before. */
const VALUES: readonly unknown[] = [
  null, true, false, 0, -0, 1, -1, 0.1, 1e308, -1e308, 5e-324, 2 ** 31, 2 ** 53, '', ' ', '0', 'null', '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '\ufeff', '\u202e',
  '__proto__', 'constructor', 'toString', '=1+1', '<img src=x onerror=alert(1)>', "'; drop table profiles; --", '{}', '%00', '00000000-0000-0000-0000-000000000000', 'https://[::1', 'javascript:alert(1)',
  '2026-02-30', '9999999999-01-01', '+49 30', 'ann@example.com', 'NaN', 'Infinity', '1e999', LONG, [], {}, [null], [[]], [{}], { from: '2026-01-01' }, { from: 1, to: {} }, { length: 1 }, { toString: 1 }, { then: 1 },
]
const named = (key: string, value: unknown) => Object.fromEntries([[key, value]])

export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 60 }).map((depth) => deep(depth, 'leaf')) },
  { weight: 1, arbitrary: fc.array(fc.constantFrom(...VALUES), { maxLength: 200 }) },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'a\u0000', '\ud800', ''), fc.constantFrom(...VALUES)).map(([key, value]) => named(key, value)) },
)

/** A valid value with some places in it changed: replaced, removed, renamed, or with something beside them. */
function nearly(valid: object): fc.Arbitrary<unknown> {
  const change = fc.record({ at: fc.array(fc.nat(1_000), { minLength: 1, maxLength: 5 }), how: fc.constantFrom('replace', 'remove', 'rename', 'add', 'wrap'), value: hostile })
  return fc.array(change, { maxLength: 3 }).map((changes) => changes.reduce<unknown>((value, one) => changed(value, one.at, one.how, one.value), valid))
}

function changed(value: unknown, [here = 0, ...further]: readonly number[], how: string, instead: unknown): unknown {
  if (typeof value !== 'object' || value === null) return how === 'wrap' ? [value] : instead
  const entries = Object.entries(value as Record<string, unknown>)
  const index = here % Math.max(entries.length, 1)
  const [key, inner] = entries[index] ?? ['', undefined]
  if (further.length > 0 && typeof inner === 'object' && inner !== null) entries[index] = [key, changed(inner, further, how, instead)]
  else if (how === 'remove') entries.splice(index, 1)
  else if (how === 'rename') entries[index] = [typeof instead === 'string' ? instead : '__proto__', inner]
  else if (how === 'add') entries.push([typeof instead === 'string' ? instead : 'constructor', instead])
  else entries[index] = [key, how === 'wrap' ? { [key]: inner } : instead]
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries)
}

const NUMBERS = ['1e999', '-1e999', '9'.repeat(400), '0.'.padEnd(300, '1'), 'NaN', 'Infinity', '-', '01', '1.', '0x1f', 'undefined']

/** What JSON.stringify never writes. */
const spoil: readonly ((text: string, at: number) => string | Uint8Array)[] = [
  (text) => `\ufeff${text}`,
  (text, at) => text.slice(0, at % (text.length + 1)),
  (text, at) => `${text.slice(0, at % (text.length + 1))}\u0000${text.slice(at % (text.length + 1))}`,
  (text) => text.replace('{', '{"__proto__":{"a":1},"host_url":"x","host_url":null,'),
  (text, at) => text.replace(/:\s*("[^"]*"|\d+)/, `:${NUMBERS[at % NUMBERS.length]}`),
  (text) => `${text}${text}`,
  (text) => text.replaceAll('"', "'"),
  (text) => `${'['.repeat(30_000)}${text}`,
  (text, at) => {
    const bytes = Buffer.from(text)
    if (bytes.length > 0) bytes[at % bytes.length] = 0xc0 + (at % 0x40)
    return bytes
  },
  (text, at) => (at % 50 ? text : text.padEnd(2 * 1024 * 1024, ' ')),
]

/** Bodies around valid ones, and bodies that have nothing in common with them. */
export function bodies(valid: readonly object[]): fc.Arbitrary<Body> {
  const json = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...valid).chain(nearly) }, { weight: 1, arbitrary: hostile }).map((value) => JSON.stringify(value) ?? '')
  const spoilt = fc.tuple(json, fc.constantFrom(...spoil), fc.nat(100_000)).map(([text, how, at]) => how(text, at))
  const any = fc.oneof({ weight: 7, arbitrary: json }, { weight: 3, arbitrary: spoilt }, { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) })
  return any.map((body) => (typeof body === 'string' ? Buffer.from(body) : body))
}
