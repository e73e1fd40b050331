import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileName } from './file-name.ts'

describe('the name of a file', () => {
  it.each([
    ['photo.png', 'photo.png'],
    ['Größe & co.PNG', 'Größe & co.PNG'],
    ['写真.jpeg', '写真.jpeg.png', ['png']],
    ['C:\\Users\\ann\\photo.png', 'photo.png'],
    ['../../etc/passwd', 'passwd.png'],
    ['photo.html', 'photo.html.png'],
    ['photo.png.exe', 'photo.png.exe.png'],
    ['photo', 'photo.png'],
    ['photo.', 'photo.png'],
    ['.png', 'png.png'],
    ['...', 'file.png'],
    ['', 'file.png'],
    ['   ', 'file.png'],
    ['a/', 'file.png'],
    ['a\u0000b\r\nc\u202egnp.png', 'abcgnp.png'],
    ['\ud800.png', '\ufffd.png'],
    ['"quoted"; x.png', '"quoted"; x.png'],
  ])('%j is kept as %j', (given, kept, endings: string[] = ['png', 'apng']) => {
    expect(fileName(given, endings)).toBe(kept)
  })

  it('takes one pass, however many dots a stranger sends', () => {
    const began = performance.now()
    for (let n = 0; n < 20; n++) expect(fileName(`${'.'.repeat(16_000)}x${'.'.repeat(16_000)}y`, ['txt'])).toMatch(/^x\.+\.txt$|^x\.txt$/)
    // A few milliseconds; by a pattern that begins anew at each dot it is seconds.
    expect(performance.now() - began).toBeLessThan(2_000)
  })

  it('of any text has no folder, nothing invisible, an ending of its content, and fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (given) => {
        const name = fileName(given, ['txt', 'csv'])
        expect(name).toMatch(/^[^/\\\p{Cc}\p{Surrogate}]+\.(txt|csv)$/iu)
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(205)
      }),
    )
  })
})
