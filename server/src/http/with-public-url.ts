import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { BUILT_ORIGIN } from '@inlay/contract/rules/built-origin'
import type { StaticFile } from './static-files.ts'

const TEXT = /^(text\/html|application\/xml|text\/plain)/

/**
 * The built files with the address that Inlay is served at, where a page, the sitemap or robots.txt has to name it: for
 * search engines and link previews an address without a host is none.
 */
export function withPublicUrl(files: ReadonlyMap<string, StaticFile>, publicUrl: string): Map<string, StaticFile> {
  return new Map([...files].map(([path, file]) => [path, TEXT.test(file.type) ? named(file, publicUrl) : file]))
}

function named(file: StaticFile, publicUrl: string): StaticFile {
  const plain = Buffer.from(file.plain.toString().replaceAll(BUILT_ORIGIN, publicUrl))
  return {
    type: file.type,
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    plain,
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    gzip: gzipSync(plain),
  }
}
