import type { Readable } from 'node:stream'

/** Where the bytes of visitors' files are, by their ids. Every function rejects with FilesUnavailable or NoRoom when the place fails. */
export interface FileStore {
  /** Keeps a copy of the file at `path`, which may be gone afterwards. Resolves when it is there to stay. */
  put(id: string, path: string): Promise<void>
  /** null: there is no such file. */
  get(id: string): Promise<Readable | null>
  /** Does nothing when there is no such file. */
  remove(id: string): Promise<void>
}

/** The place for files does not answer, or not as it should; it may do so later. */
export class FilesUnavailable extends Error {
  override name = 'FilesUnavailable'
}

/** The place for files is full. */
export class NoRoom extends Error {
  override name = 'NoRoom'
}
