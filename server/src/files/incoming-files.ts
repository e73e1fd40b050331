import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { isRunning, processStamp } from '../db/embedded/process-stamp.ts'
import { diskError } from './disk-error.ts'
import { NoRoom } from './file-store.ts'
import { writeBody } from './write-body.ts'

/** A file that has arrived and that nobody keeps yet. */
export interface Received {
  /** Its bytes are on the disk. */
  readonly path: string
  /** Bytes. */
  readonly size: number
  /** Does nothing when it has been moved away. */
  remove(): Promise<void>
}

/** What stays free on the disk, which is often the database's too: a twentieth of it, and at most so many bytes. */
const RESERVE_MAX = 1024 ** 3
const RESERVE_SHARE = 20

/** Nothing that is still arriving is left untouched for so long, ms. */
const UNTOUCHED_MAX = 60 * 60_000

/** Where files are written while they arrive. Several processes may share the folder, also of several machines. */
export class IncomingFiles {
  readonly #folder: string
  readonly #machine = encodeURIComponent(hostname())
  readonly #process = processStamp(process.pid) ?? ''

  /** @param folder made when the first file comes */
  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * Writes the body of a request to a file. Rejects with BodyTooLarge, BodyAborted, NoRoom, FilesUnavailable; then
   * nothing of it is left.
   * @param limit bytes
   */
  async receive(request: IncomingMessage, limit: number): Promise<Received> {
    const path = join(this.#folder, `${this.#machine} ${this.#process} ${randomUUID()}`)
    const remove = () => rm(path, { force: true })
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 })
      await this.#needRoom(Number(request.headers['content-length'] ?? 0))
      const handle = await open(path, 'wx', 0o600)
      try {
        const size = await writeBody(request, handle, limit)
        await handle.sync()
        return { path, size, remove }
      } finally {
        await handle.close()
      }
    } catch (error) {
      await remove()
      throw diskError(error)
    }
  }

  /** Removes what processes left behind that were ended in the midst of it. */
  async sweep(now = Date.now()): Promise<void> {
    const names = await readdir(this.#folder).catch(() => [])
    for (const name of names) {
      const path = join(this.#folder, name)
      const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }))
      if (now - mtimeMs > UNTOUCHED_MAX || this.#isLeftOver(name)) await rm(path, { force: true })
    }
  }

  /** Of a process of this machine that does not run any more. */
  #isLeftOver(name: string): boolean {
    const [machine, stamp = ''] = name.split(' ')
    return machine === this.#machine && !isRunning(stamp)
  }

  async #needRoom(size: number): Promise<void> {
    const { bavail, blocks, bsize } = await statfs(this.#folder)
    if (bavail * bsize - size < Math.min((blocks * bsize) / RESERVE_SHARE, RESERVE_MAX)) throw new NoRoom('Little space is left for files')
  }
}
