import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { isRunning, processStamp } from './process-stamp.ts'

describe('processStamp', () => {
  it('is the same each time for a running process, and another for another', () => {
    expect(processStamp(process.pid)).toBe(processStamp(process.pid))
    expect(processStamp(process.pid)).not.toBe(processStamp(process.ppid))
  })

  it('is running until its process ends', async () => {
    const child = spawn('sleep', ['60'])
    const stamp = processStamp(child.pid ?? 0) ?? ''
    expect(isRunning(stamp)).toBe(true)
    child.kill('SIGKILL')
    await once(child, 'exit')
    expect(isRunning(stamp)).toBe(false)
  })

  it('is not running for a zombie', async () => {
    // The shell starts a process, says its number, becomes a program that never waits for its children.
    const parent = spawn('/bin/sh', ['-c', 'true & echo $!; exec sleep 60'])
    const pid = Number(((await once(parent.stdout, 'data')) as [Buffer])[0].toString())
    await expect.poll(() => processStamp(pid)).toBeUndefined()
    parent.kill('SIGKILL')
  })

  it.each(['', 'nonsense', '0:0:0', '999999999:x:1'])('is not running for %j', (stamp) => expect(isRunning(stamp)).toBe(false))
})
