import type { StaticFile } from './static-files.ts'

export interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly body: Buffer | null
}

export interface Asked {
  readonly 'accept-encoding'?: string
  readonly 'if-none-match'?: string
}

/** A file as the client takes it: compressed when it may be, and nothing when it has it already. */
export function staticAnswer(file: StaticFile, asked: Asked, cacheControl: string, status = 200): Answer {
  const encoding = chooseEncoding(asked['accept-encoding'], file)
  // A strong tag names bytes, so each encoding has its own.
  const headers: Record<string, string> = {
    'cache-control': cacheControl,
    etag: `"${file.etag}${encoding ? `-${encoding}` : ''}"`,
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  }
  if (status === 200 && hasTag(asked['if-none-match'], file.etag)) return { status: 304, headers, body: null }
  headers['content-type'] = file.type
  if (encoding) headers['content-encoding'] = encoding
  const body = encoding === 'br' ? file.br! : encoding === 'gzip' ? file.gzip! : file.plain
  headers['content-length'] = String(body.length)
  return { status, headers, body }
}

/** Whether If-None-Match names these bytes in whatever encoding. A hash is long enough to be looked for as text. */
export function hasTag(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && ifNoneMatch.includes(etag)
}

/** The best encoding that both sides have; browsers ask for none with ;q=0. */
export function chooseEncoding(accepted: string | undefined, has: { readonly br?: unknown; readonly gzip?: unknown }): 'br' | 'gzip' | null {
  if (accepted === undefined) return null
  if (has.br && accepts(accepted, 'br')) return 'br'
  if (has.gzip && accepts(accepted, 'gzip')) return 'gzip'
  return null
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}
