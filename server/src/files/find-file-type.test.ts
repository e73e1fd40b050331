import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { scratchFolder } from '../../test/scratch-folder.ts'
import { zip } from '../../test/zip.ts'
import { findFileType } from './find-file-type.ts'

let folder: string
beforeAll(() => {
  folder = scratchFolder('types')
})

const typeOf = (content: string | Uint8Array) => {
  const path = join(folder, 'file')
  writeFileSync(path, content)
  return findFileType(path)
}
const kindOf = async (content: string | Uint8Array) => {
  const found = await typeOf(content)
  return found && `${found.kind} ${found.endings[0]}`
}
const bytes = (hex: string, more = 600) => Buffer.concat([Buffer.from(hex.replaceAll(' ', ''), 'hex'), Buffer.alloc(more)])
const ole = (stream: string, at = 1024) => {
  const file = bytes('d0cf11e0a1b11ae1', 4096)
  file.write(`${stream}\0`, at, 'utf16le')
  return file
}

describe('what a file is', () => {
  it.each([
    ['image png', bytes('89504e470d0a1a0a 0000000d49484452 0000000100000001 0802000000')],
    ['image jpg', bytes('ffd8ffe000104a464946')],
    ['image gif', bytes('474946383961')],
    ['image webp', bytes('52494646 10000000 57454250 56503820')],
    ['image heic', bytes('00000018 66747970 68656963 00000000 6d696631 68656963')],
    ['image avif', bytes('00000018 66747970 61766966 00000000 6d696631 61766966')],
    ['image bmp', bytes('424d')],
    ['image svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['image svg', '\ufeff<?xml version="1.0"?>\n<!-- made\nby hand -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<svg width="1"/>'],
    ['pdf pdf', '%PDF-1.4\nof text alone'],
    ['pdf pdf', bytes('255044462d312e370a25')],
    ['document doc', ole('WordDocument')],
    ['document xls', ole('Workbook')],
    ['document ppt', ole('PowerPoint Document')],
    ['document rtf', '{\\rtf1 hello}'],
    ['text txt', 'hello'],
    ['text txt', 'a\tb\r\n\fc'],
    ['text txt', '\ufeffName;Größe\r\n'],
    ['text txt', Buffer.from('Name;Größe', 'latin1')],
    ['text txt', 'BM begins a bitmap, and this text'],
    ['text txt', 'MZ begins a program, and this text'],
    ['text txt', '<!doctype html><script>alert(1)</script>'],
    ['text txt', '<?xml version="1.0"?><note/>'],
    [null, bytes('4d5a9000')],
    [null, bytes('7f454c46020101')],
    [null, ole('Installer')],
    [null, ole('WordDocument', 1030)],
    [null, bytes('00')],
    [null, 'text with a \0 in it'],
    [null, bytes('494433030000')],
  ])('is %s by its content', async (kind, content) => {
    expect(await kindOf(content)).toBe(kind)
  })

  it('is a document where a zip archive holds one, else an archive, and no kind that is taken where it holds a program', async () => {
    const types = (main: string) => `<Types><Override PartName="/main" ContentType="application/vnd.${main}.main+xml"/></Types>`
    const office = (main: string) => ({ 'rels': 'x', '[Content_Types].xml': types(main), 'main': 'x'.repeat(5000) })
    for (const [files, kind, mediaType] of [
      [office('openxmlformats-officedocument.wordprocessingml.document'), 'document', /wordprocessingml/],
      [office('openxmlformats-officedocument.spreadsheetml.sheet'), 'document', /spreadsheetml/],
      [office('openxmlformats-officedocument.presentationml.presentation'), 'document', /presentationml/],
      [{ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<x/>' }, 'document', /opendocument.text/],
      [{ 'photo.png': 'x', 'b/c.txt': 'y' }, 'archive', /zip/],
    ] as const) {
      expect(await typeOf(zip(files))).toMatchObject({ kind, mediaType: expect.stringMatching(mediaType) as string })
    }
    expect(await typeOf(zip(office('ms-word.document.macroEnabled'))), 'a document with programs').toBeNull()
    expect(await typeOf(zip({ 'META-INF/MANIFEST.MF': 'x', 'A.class': 'y' })), 'a program').toBeNull()
  })

  it('is told, or not, of any bytes without failing', async () => {
    await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.constantFrom('', '504b0304', '424d', 'ffd8ff', '89504e470d0a1a0a', '66747970', 'd0cf11e0a1b11ae1', '3026b2758e66cf11', '1f8b08'), async (rest, head) => {
      await kindOf(Buffer.concat([Buffer.from(head, 'hex'), rest]))
    }), { numRuns: 300 })
  })
})
