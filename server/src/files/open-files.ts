import { join } from 'node:path'
import type { Logger } from 'pino'
import { DiskFiles } from './disk-files.ts'
import type { FileStore } from './file-store.ts'
import { IncomingFiles } from './incoming-files.ts'
import { BucketFiles } from './bucket-files.ts'
import type { Bucket } from './bucket-files.ts'

export interface Files {
  readonly incoming: IncomingFiles
  readonly store: FileStore
  readonly close: () => void
}

/** The place for visitors' files: a bucket, where there is one, else a folder of `dataDir`. They arrive in that folder either way. */
export async function openFiles({ dataDir, s3 }: { readonly dataDir: string; readonly s3: Bucket | undefined }, log: Logger): Promise<Files> {
  const folder = join(dataDir, 'uploads')
  const incoming = new IncomingFiles(join(folder, 'incoming'))
  await incoming.sweep()
  if (!s3) return { incoming, store: new DiskFiles(folder), close: () => undefined }
  const store = new BucketFiles(s3)
  // Not waited for: everything but files works without it.
  store.check().catch((error: unknown) => log.error({ err: error }, `files of visitors cannot be kept: the bucket ${s3.bucket} cannot be used`))
  return { incoming, store, close: () => store.close() }
}
