import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { temporaryDataDir } from '../test/data-dir.ts'
import { keepOnce } from './keep-once.ts'

describe('keepOnce', () => {
  it('makes a file that only its owner can read, once', () => {
    const file = join(temporaryDataDir(), 'secret')
    expect(keepOnce(file, () => 'first')).toBe('first')
    expect(keepOnce(file, () => 'second')).toBe('first')
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('leaves nothing behind when the content cannot be made', () => {
    const folder = temporaryDataDir()
    const failing = () => {
      throw new Error('no entropy')
    }
    expect(() => keepOnce(join(folder, 'secret'), failing)).toThrow('no entropy')
    expect(readdirSync(folder)).toEqual([])
  })

  it('gives all of several processes at once the same', async () => {
    const folder = temporaryDataDir()
    const script = `import { keepOnce } from ${JSON.stringify(new URL('./keep-once.ts', import.meta.url).href)}
      process.stdout.write(keepOnce(${JSON.stringify(join(folder, 'secret'))}, () => crypto.randomUUID()))`
    const run = () => promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script])
    const answers = await Promise.all([run(), run(), run(), run()])
    expect(new Set(answers.map(({ stdout }) => stdout)).size).toBe(1)
    expect(answers[0]?.stdout).toHaveLength(randomUUID().length)
    expect(readdirSync(folder)).toEqual(['secret'])
  })
})
