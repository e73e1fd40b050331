import { spawn } from 'node:child_process'
import { existsSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { temporaryDataDir } from '../../../test/data-dir.ts'
import { findPostmaster } from './postmaster.ts'

const pidFile = (data: string, pid: number | '') => {
  const file = join(data, 'postmaster.pid')
  writeFileSync(file, pid === '' ? '' : `${pid}\n${data}\n1700000000\n5432\n/run\n\n  1 2\nready   \n`)
  return file
}

describe('findPostmaster', () => {
  it('finds none where there is no file', () => {
    expect(findPostmaster(temporaryDataDir())).toBeUndefined()
  })

  it('removes the file of a server that is gone', () => {
    const data = temporaryDataDir()
    const file = pidFile(data, 999_999_999)
    expect(findPostmaster(data)).toBeUndefined()
    expect(existsSync(file)).toBe(false)
  })

  it('removes the file when its number now belongs to another process', () => {
    const data = temporaryDataDir()
    const file = pidFile(data, process.pid)
    expect(findPostmaster(data)).toBeUndefined()
    expect(existsSync(file)).toBe(false)
  })

  it('removes the file when its number now belongs to another program in that folder', () => {
    const data = temporaryDataDir()
    const shell = spawn('sleep', ['60'], { cwd: data, stdio: 'ignore' })
    onTestFinished(() => void shell.kill('SIGKILL'))
    pidFile(data, shell.pid ?? 0)
    expect(findPostmaster(data)).toBeUndefined()
  })

  it('takes an empty file for one being written, until it has been empty for long', () => {
    const data = temporaryDataDir()
    const file = pidFile(data, '')
    expect(findPostmaster(data)).toMatchObject({ isReady: false })
    const before = Date.now() / 1000 - 60
    utimesSync(file, before, before)
    expect(findPostmaster(data)).toBeUndefined()
    expect(existsSync(file)).toBe(false)
  })
})
