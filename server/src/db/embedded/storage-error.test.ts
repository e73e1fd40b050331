import { expect, it } from 'vitest'
import { storageError } from './storage-error.ts'

it.each([
  ['ENOSPC', 'initdb: error: could not write file: No space left on device', 'No space is left on the disk that holds /srv/data'],
  ['EROFS', 'FATAL:  could not open lock file: Read-only file system', 'DATA_DIR is /srv/data, which is on a read-only file system'],
  ['EACCES', 'FATAL:  could not open directory: Permission denied', 'DATA_DIR is /srv/data, where this user may not write'],
  ['ENOTDIR', 'could not change directory: Not a directory', 'DATA_DIR is /srv/data, which is a file'],
])('%s has its sentence, from the system and from PostgreSQL', (code, words, sentence) => {
  for (const problem of [Object.assign(new Error('some'), { code }), words]) {
    const message = storageError(problem, '/srv/data')?.message
    expect(message?.startsWith(sentence)).toBe(true)
    expect(message).toMatch(/^[^\n]+\.$/)
  }
})

it.each([new Error('other'), Object.assign(new Error('x'), { code: '42P01' }), 'FATAL: something else', null, undefined])('what is no matter of storage has none: %s', (problem) =>
  expect(storageError(problem, '/srv/data')).toBeUndefined(),
)
