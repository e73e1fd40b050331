import type { Logger } from 'pino'
import * as z from 'zod'
import type { StaticFile } from '../http/static-files.ts'

const manifest = z.object({ renderers: z.record(z.string(), z.string()) })

const SCRIPT = '/embed.js'
const SCRIPT_CACHE = 'public, max-age=300, stale-while-revalidate=86400'
const CHUNK_CACHE = 'public, max-age=31536000, immutable'

export interface EmbedFiles {
  /** The file that a path asks for, and how long it may be kept; null when there is none. */
  find(path: string): { readonly file: StaticFile; readonly cacheControl: string } | null
  /** Address of the renderer of each kind. */
  readonly renderers: Readonly<Record<string, string>>
}

/** @param files of embed/dist; empty when it is not built */
export function embedFiles(files: ReadonlyMap<string, StaticFile>, log: Logger): EmbedFiles {
  const script = files.get(SCRIPT)
  return {
    find: (path) => {
      // The second is the address of the product this one takes the place of on host pages.
      if (path === SCRIPT || path === '/functions/v1/embed-script') return script ? { file: script, cacheControl: SCRIPT_CACHE } : null
      const file = path.startsWith('/embed/') ? files.get(path) : undefined
      return file ? { file, cacheControl: CHUNK_CACHE } : null
    },
    renderers: readRenderers(files.get('/manifest.json'), log),
  }
}

function readRenderers(file: StaticFile | undefined, log: Logger): Record<string, string> {
  if (!file) return {}
  try {
    return manifest.parse(JSON.parse(file.plain.toString())).renderers
  } catch (error) {
    log.error({ err: error }, 'embed/dist/manifest.json cannot be read; run "npm run build"')
    return {}
  }
}
