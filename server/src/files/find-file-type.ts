import { createReadStream } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { fileTypeFromFile } from 'file-type'
import { FILE_TYPES, OLD_OFFICE, SVG, TEXT } from './file-types.ts'
import type { FileType } from './file-types.ts'

/** Formats whose files may be text to the last byte, and are more than text. */
const WRITTEN_AS_TEXT = ['application/pdf', 'application/rtf']

/** What OLE files, of which the old Office formats are some, are called by file-type. */
const OLE = 'application/x-cfb'

/**
 * What a file is, by its content alone.
 * @returns null for what is not taken: programs, and whatever nobody knows
 */
export async function findFileType(path: string): Promise<FileType | null> {
  const mediaType = (await fileTypeFromFile(path))?.mime
  const found = FILE_TYPES.find((type) => type.mediaType === mediaType) ?? null
  if (found && WRITTEN_AS_TEXT.includes(found.mediaType)) return found
  // Before what the first bytes say: a text may well begin like a bitmap, with BM.
  if (await isText(path)) return (await isSvg(path)) ? SVG : TEXT
  return mediaType === OLE ? oldOffice(path) : found
}

/** Whether there is no control character in it but those of lines and tabs. In UTF-8, and in older encodings, which spreadsheets still write. */
async function isText(path: string): Promise<boolean> {
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    for (const byte of chunk) if ((byte < 0x20 && (byte < 0x09 || byte > 0x0d || byte === 0x0b)) || byte === 0x7f) return false
  }
  return true
}

/** Whether a text begins as a drawing, behind what XML may have in front. */
async function isSvg(path: string): Promise<boolean> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0)
    return /^\ufeff?\s*(<\?xml[^>]*>\s*)?(<!--(?:(?!-->)[^])*-->\s*)*(<!DOCTYPE\s+svg[^>]*>\s*)?<svg[\s>]/i.test(buffer.toString('utf8', 0, bytesRead))
  } finally {
    await handle.close()
  }
}

/** Its directory has entries of 128 bytes, each beginning with a name. https://learn.microsoft.com/en-us/openspecs/windows_protocols/ms-cfb */
async function oldOffice(path: string): Promise<FileType | null> {
  const bytes = await readFile(path)
  const has = (name: string) => {
    const entry = Buffer.from(`${name}\0`, 'utf16le')
    for (let at = bytes.indexOf(entry); at !== -1; at = bytes.indexOf(entry, at + 1)) if (at % 128 === 0) return true
    return false
  }
  return OLD_OFFICE.find(([stream]) => has(stream))?.[1] ?? null
}
