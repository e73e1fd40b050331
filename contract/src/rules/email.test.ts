import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalEmail } from './canonical-email.ts'
import { isEmail } from './email.ts'

const letters = (text: string, { minLength = 1, maxLength = 12 } = {}) => fc.string({ unit: fc.constantFrom(...text), minLength, maxLength })
const label = letters('abcXYZ019äßдमم中')
const dotted = (part: fc.Arbitrary<string>) => fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('.'))
const local = dotted(letters("abc019+-_'!#$%&*/=?^`{|}~é中"))
const host = fc.tuple(dotted(label), letters('abcдमم中', { minLength: 2 })).map((parts) => parts.join('.'))

describe('an address that mail can reach', () => {
  it.each([
    'ann@example.com',
    'Ann@Example.COM',
    'ann+news@example.com',
    "o'hara.b_c-d@sub.example.co.uk",
    'a@b.cd',
    '1@2.example',
    '!#$%&*+-/=?^_`{|}~@example.com',
    'ann@my-host.example',
    'ann@a--b.example',
    'ann@1and1.de',
    'ann@xn--bcher-kva.example',
    'ann@example.xn--p1ai',
    'ann@bücher.example',
    'иван@пример.рф',
    '用户@例子.公司',
    'विजय@उदाहरण.भारत',
    `${'x'.repeat(64)}@example.com`,
    `a@${'x'.repeat(63)}.example`,
  ])('%s passes', (address) => expect(isEmail(address)).toBe(true))

  it('has parts of any script with single dots between', () => {
    fc.assert(fc.property(local, host, (name, at) => void expect(isEmail(`${name}@${at}`)).toBe(true)))
  })

  it('passes in its canonical spelling too, and letter case makes no second one (C21)', () => {
    fc.assert(
      fc.property(local, host, (name, at) => {
        const address = `${name.slice(0, 60)}x@${at}`
        expect(isEmail(canonicalEmail(address))).toBe(isEmail(address))
      }),
    )
    for (const spelling of ['Ann@Example.com', 'ann@example.com ', ' ANN@EXAMPLE.COM']) expect(canonicalEmail(spelling)).toBe('ann@example.com')
  })
})

describe('an address that mail cannot reach', () => {
  it.each([
    ['without a dot in its host', ['a@b', 'Test@test', 'ann@localhost']],
    ['with an empty part', ['a@b..c', 'a@b..cd', 'a@.b.cd', 'a@b.cd.', 'a..b@example.com', '.a@example.com', 'a.@example.com', '@example.com', 'ann@', '@', '']],
    ['with another number of @', ['ann', 'ann.example.com', 'a@b@example.com', 'a@@example.com', 'ann＠example.com']],
    ['with a space or a line break', ['a b@example.com', 'a@exam ple.com', ' ann@example.com', 'ann@example.com ', 'ann@example.com\nbcc:x', 'a\u00a0@example.com', 'a\tb@example.com']],
    ['with what nobody sees', ['ann@example.com\u200b', 'a\u0000nn@example.com', '\u202eann@example.com', 'ann\u2060@example.com', 'ann@exam\u200dple.com', 'a\u0085@example.com']],
    ['with what it must quote', ['"a"@example.com', 'a,b@example.com', 'a;b@example.com', 'Ann <ann@example.com>', 'a(b)@example.com', 'a\\b@example.com', 'a:b@example.com']],
    ['with a host that is none', ['a@-b.example', 'a@b-.example', 'a@b_c.example', 'a@b!.example', 'a@b.example-', 'a@127.0.0.1', 'a@[127.0.0.1]', 'a@example.c', 'a@example.123', 'a@example.c1', 'a@b.example/x']],
    ['that is too long', [`${'x'.repeat(65)}@example.com`, `a@${'x'.repeat(64)}.example`, `a@${'x.'.repeat(145)}example`, 'x'.repeat(300), `${'x'.repeat(292)}@y.example`]],
  ])('%s is refused', (_what, addresses) => {
    expect(addresses.filter(isEmail)).toEqual([])
  })

  it('is never one with whatever stands in front of a second @', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (one, other) => void expect(isEmail(`${one}@${other}@example.com`)).toBe(false)))
  })

  it('is told quickly, however it is made', () => {
    const start = performance.now()
    for (const address of ['a'.repeat(254), 'a.'.repeat(127), '@'.repeat(254), `a@${'a-'.repeat(126)}`, `a@${'a.'.repeat(126)}`, `a@${'a'.repeat(62)}.`.repeat(3), 'é'.repeat(1e6)]) isEmail(address)
    expect(performance.now() - start).toBeLessThan(500)
  })
})
