import { StartError } from '../../start-error.ts'

/** Codes of the file system, and the words PostgreSQL has for the same. */
const causes: { code: RegExp; words: RegExp; sentence: (folder: string) => string }[] = [
  {
    code: /^(ENOSPC|EDQUOT|53100)$/,
    words: /No space left on device|Disk quota exceeded/,
    sentence: (folder) => `No space is left on the disk that holds ${folder}: make room and start again (nothing that was saved is lost).`,
  },
  {
    code: /^EROFS$/,
    words: /Read-only file system/,
    sentence: (folder) => `DATA_DIR is ${folder}, which is on a read-only file system, but Inlay keeps its database there: choose a folder it can write to.`,
  },
  {
    code: /^(EACCES|EPERM)$/,
    words: /Permission denied|Operation not permitted/,
    sentence: (folder) => `DATA_DIR is ${folder}, where this user may not write: give it the right to, or choose another folder.`,
  },
  {
    code: /^(ENOTDIR|EEXIST)$/,
    words: /Not a directory/,
    sentence: (folder) => `DATA_DIR is ${folder}, which is a file or lies in one, but it has to be a folder.`,
  },
]

/** The sentence for an error of the file system, or for what PostgreSQL wrote about one; undefined for anything else. */
export function storageError(problem: unknown, folder: string): StartError | undefined {
  const code = typeof problem === 'object' && problem !== null && 'code' in problem ? String(problem.code) : ''
  const text = typeof problem === 'string' ? problem : ''
  const cause = causes.find((one) => one.code.test(code) || one.words.test(text))
  return cause && new StartError(cause.sentence(folder), { cause: problem })
}
