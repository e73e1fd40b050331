import { FilesUnavailable, NoRoom } from './file-store.ts'

/** What an error of the file system means to whoever wanted to write. */
export function diskError(error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  if (code === 'ENOSPC' || code === 'EDQUOT') return new NoRoom('No space is left for files', { cause: error })
  if (['EACCES', 'EIO', 'EMFILE', 'ENFILE', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS', 'ESTALE'].includes(code)) return new FilesUnavailable('Files cannot be written', { cause: error })
  return error
}
