import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes over the wire in brotli, quality 11, as a server sends what it compressed beforehand. */
export function brotli(content: string | Buffer): number {
  const bytes = Buffer.from(content)
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length
}
