import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { Writable } from 'node:stream'

const BLOCK = 512

/**
 * Writes a tar archive (POSIX ustar), which any tar reads. Files may grow, shrink and go while they are read, as those of
 * a running database do: what is written is as long as the file was when its turn came.
 */
export class TarWriter {
  readonly #out: Writable
  constructor(out: Writable) {
    this.#out = out
  }

  async folder(name: string): Promise<void> {
    await this.#write(header(`${name}/`, 0, '5'))
  }

  async text(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text)
    await this.#write(header(name, bytes.length, '0'))
    await this.#write(bytes)
    await this.#fill(bytes.length)
  }

  /** @returns whether the file was still there */
  async file(name: string, path: string): Promise<boolean> {
    const size = await stat(path).then((found) => found.size, missing)
    if (size === null) return false
    let left = size
    let begun = false
    try {
      if (size > 0) {
        for await (const chunk of createReadStream(path, { end: size - 1 })) {
          if (!begun) await this.#write(header(name, size, '0'))
          begun = true
          left -= (chunk as Buffer).length
          await this.#write(chunk as Buffer)
        }
      }
    } catch (error) {
      if (begun || missing(error as NodeJS.ErrnoException) !== null) throw error
      return false
    }
    if (!begun) await this.#write(header(name, size, '0'))
    for (; left > 0; left -= Math.min(left, BLOCK)) await this.#write(Buffer.alloc(Math.min(left, BLOCK)))
    await this.#fill(size)
    return true
  }

  async end(): Promise<void> {
    await this.#write(Buffer.alloc(2 * BLOCK))
    this.#out.end()
  }

  async #fill(size: number): Promise<void> {
    if (size % BLOCK > 0) await this.#write(Buffer.alloc(BLOCK - (size % BLOCK)))
  }

  async #write(bytes: Buffer): Promise<void> {
    if (!this.#out.write(bytes)) await once(this.#out, 'drain')
  }
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/** https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html, "ustar Interchange Format". @param type 0: a file, 5: a folder */
function header(name: string, size: number, type: '0' | '5'): Buffer {
  const block = Buffer.alloc(BLOCK)
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`
  // PostgreSQL's names and ours are short; what is longer would be cut off silently.
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for the archive`)
  block.write(name, 0)
  block.write(octal(type === '5' ? 0o700 : 0o600, 8), 100)
  block.write(octal(0, 8), 108)
  block.write(octal(0, 8), 116)
  block.write(octal(size, 12), 124)
  block.write(octal(Math.floor(Date.now() / 1000), 12), 136)
  block.write('        ', 148)
  block.write(type, 156)
  block.write('ustar\u000000', 257)
  block.write(`${block.reduce((sum, byte) => sum + byte, 0).toString(8).padStart(6, '0')}\0 `, 148)
  return block
}
