import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryDataDir } from '../../../test/data-dir.ts'
import { withFileLock } from './file-lock.ts'
import { processStamp } from './process-stamp.ts'

const quoted = (value: string) => JSON.stringify(value)

/** A process that takes the lock again and again, and writes in a diary when it goes in and out. The stubborn one stays in. */
function worker(folder: string, name: string, rounds: number, isStubborn = false) {
  const script = `import { appendFileSync } from 'node:fs'
    import { withFileLock } from ${quoted(new URL('./file-lock.ts', import.meta.url).href)}
    for (let i = 0; i < ${rounds}; i++) await withFileLock(${quoted(join(folder, 'locks'))}, async () => {
      appendFileSync(${quoted(join(folder, 'diary'))}, '+${name}\\n')
      await new Promise((resolve) => setTimeout(resolve, ${isStubborn ? 60_000 : 'Math.random() * 4'}))
      appendFileSync(${quoted(join(folder, 'diary'))}, '-${name}\\n')
    })`
  return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { stdio: 'ignore' })
}

describe('withFileLock', () => {
  it('lets one of several processes in at a time, also when some are killed inside', async () => {
    const folder = temporaryDataDir()
    const diary = join(folder, 'diary')
    writeFileSync(diary, '')
    const rounds = 30
    const steady = ['a', 'b', 'c'].map((name) => worker(folder, name, rounds))
    const ends = Promise.all(steady.map(async (process) => (await once(process, 'exit'))[0] as number))
    const victims = ['v', 'w', 'x']
    const killed = victims.map(async (name) => {
      const victim = worker(folder, name, 1, true)
      await expect.poll(() => readFileSync(diary, 'utf8'), { interval: 5 }).toContain(`+${name}`)
      appendFileSync(diary, `-${name}\n`)
      victim.kill('SIGKILL')
      await once(victim, 'exit')
    })
    await Promise.all(killed)
    expect(await ends).toEqual([0, 0, 0])
    const lines = readFileSync(diary, 'utf8').trim().split('\n')
    expect(lines).toHaveLength(2 * (3 * rounds + victims.length))
    for (let i = 0; i < lines.length; i += 2) expect(lines[i + 1]).toBe(lines[i]?.replace('+', '-'))
  })

  it('is given back when the work fails', async () => {
    const folder = join(temporaryDataDir(), 'locks')
    await expect(withFileLock(folder, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(withFileLock(folder, () => 'in')).resolves.toBe('in')
    expect(readdirSync(folder)).toEqual(['2.over'])
  })

  it('does not take a new process for the dead holder whose number it was given', async () => {
    const folder = join(temporaryDataDir(), 'locks')
    mkdirSync(folder)
    symlinkSync(`${process.pid}:of-an-earlier-boot:1`, join(folder, '7'))
    await expect(withFileLock(folder, () => readdirSync(folder))).resolves.toEqual(['8'])
  })

  it('names the process that holds it for too long', async () => {
    const folder = join(temporaryDataDir(), 'locks')
    mkdirSync(folder)
    symlinkSync(processStamp(process.ppid) ?? '', join(folder, '1'))
    await expect(withFileLock(folder, () => 'in', 50)).rejects.toThrow(`Process ${process.ppid} has been starting or stopping`)
  })
})
