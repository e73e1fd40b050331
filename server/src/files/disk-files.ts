import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { diskError } from './disk-error.ts'
import type { FileStore } from './file-store.ts'

/** Files in a folder, which several processes may share. What is under its name is whole: it gets there by a rename. */
export class DiskFiles implements FileStore {
  readonly #folder: string

  /** @param folder made when the first file comes */
  constructor(folder: string) {
    this.#folder = folder
  }

  /** `path` has to be on the same file system, and its bytes on the disk. */
  async put(id: string, path: string): Promise<void> {
    const target = this.#path(id)
    try {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      await rename(path, target)
      await sync(dirname(target))
    } catch (error) {
      throw diskError(error)
    }
  }

  async get(id: string): Promise<Readable | null> {
    try {
      return (await open(this.#path(id))).createReadStream()
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw diskError(error)
    }
  }

  async remove(id: string): Promise<void> {
    await rm(this.#path(id), { force: true }).catch((error: unknown) => {
      throw diskError(error)
    })
  }

  /** In 256 folders, since some file systems are slow with many names in one. */
  #path(id: string): string {
    return join(this.#folder, id.slice(0, 2), id)
  }
}

/** A name is on the disk once its folder is. */
async function sync(folder: string): Promise<void> {
  const handle = await open(folder)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
