import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'

/**
 * Reads a small private file, or makes it with what `make` gives when it is not there. Whole or not there at all,
 * also after a crash; of several processes at once one makes it and all get the same.
 */
export function keepOnce(file: string, make: () => string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  const making = `${file}.${randomBytes(6).toString('hex')}`
  try {
    const handle = openSync(making, 'wx', 0o600)
    try {
      writeSync(handle, make())
      fsyncSync(handle)
    } finally {
      closeSync(handle)
    }
    // A link, since unlike a rename it refuses to take another's place.
    linkSync(making, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(making, { force: true })
  }
  return readFileSync(file, 'utf8')
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
