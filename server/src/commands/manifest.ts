import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { CommandError } from './command-error.ts'

/** What a backup says of itself, in its first file. */
const manifest = z.object({
  inlay_backup: z.literal(1),
  made_at: z.string(),
  /** `files`: of the embedded PostgreSQL, as it lay on disk; `dump`: of one's own, by pg_dump. */
  kind: z.enum(['files', 'dump']),
  postgresql: z.string(),
  /** As in "linux-x64": files are read by the same kind of machine only. */
  machine: z.string(),
  /** Whether visitors' files are in it; those of a bucket are not. */
  uploads: z.boolean(),
})
export type Manifest = z.infer<typeof manifest>

export const MANIFEST = 'manifest.json'
export const MACHINE = `${process.platform}-${process.arch}`

/** @param folder where the backup was unpacked @param file the backup, for what is said */
export async function readManifest(folder: string, file: string): Promise<Manifest> {
  try {
    return manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))
  } catch {
    throw new CommandError(`${file} is no backup of Inlay's.`)
  }
}
