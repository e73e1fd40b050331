import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'

/** A file in memory, with what was compressed at build time beside it (name.br, name.gz). */
export interface StaticFile {
  readonly type: string
  readonly etag: string
  readonly plain: Buffer
  readonly br?: Buffer
  readonly gzip?: Buffer
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/**
 * Every file under a folder by its path with a leading slash, as in "/assets/a.js". They are few and small, and a path
 * that asks for anything else is simply not in the map.
 * @returns an empty map when there is no such folder
 */
export async function loadStaticFiles(folder: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const contents = new Map<string, Buffer>()
  await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        contents.set(`/${relative(folder, path).split(sep).join('/')}`, await readFile(path))
      }),
  )
  const files = new Map<string, StaticFile>()
  for (const [path, plain] of contents) {
    const extension = extname(path)
    if (extension === '.br' || extension === '.gz') continue
    files.set(path, {
      type: TYPES[extension] ?? 'application/octet-stream',
      etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
      plain,
      br: contents.get(`${path}.br`),
      gzip: contents.get(`${path}.gz`),
    })
  }
  return files
}
