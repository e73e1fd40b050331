import { existsSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../../start-error.ts'
import { isRunning, processStamp } from './process-stamp.ts'

interface Turn {
  number: number
  isOver: boolean
}

/**
 * Runs `work` while no other process does, on the word of a folder. Survives kill -9 of the holder.
 *
 * Node has no lock of the kernel's. A lock file that is deleted when its holder is found dead has a gap: two may
 * find it dead, and the slower deletes the faster's new one. So turns are numbered and the newest is never
 * deleted: whoever finds it over, or its holder dead, creates the next number, which succeeds for one only. They
 * are symbolic links that point at their holder's stamp, since those are made whole or not at all, and need no
 * space on a full disk.
 */
export async function withFileLock<T>(folder: string, work: () => T | Promise<T>, patience = 120_000): Promise<T> {
  mkdirSync(folder, { recursive: true })
  const number = await take(folder, patience)
  try {
    return await work()
  } finally {
    // Somebody may have deleted the whole data folder meanwhile; then there is nothing left to guard.
    if (existsSync(folder)) renameSync(join(folder, `${number}`), join(folder, `${number}.over`))
  }
}

async function take(folder: string, patience: number): Promise<number> {
  const me = processStamp(process.pid) ?? `${process.pid}`
  for (const end = Date.now() + patience; ; await sleep(15)) {
    const newest = turns(folder).at(-1)
    const holder = newest && !newest.isOver ? holderOf(folder, newest.number) : undefined
    if (holder !== undefined && isRunning(holder)) {
      if (Date.now() > end) throw new StartError(`Process ${Number.parseInt(holder, 10)} has been starting or stopping the same database for ${patience / 1000} seconds: end it and start again.`)
      continue
    }
    const next = (newest?.number ?? 0) + 1
    if (!create(folder, next, me)) continue
    // Others may have had this number and later ones since the folder was read: then it is not the newest.
    const now = turns(folder)
    if (now.some((turn) => turn.number > next || (turn.number === next && turn.isOver))) {
      rmSync(join(folder, `${next}`), { force: true })
      continue
    }
    for (const turn of now) if (turn.number < next) rmSync(join(folder, `${turn.number}${turn.isOver ? '.over' : ''}`), { force: true })
    return next
  }
}

function turns(folder: string): Turn[] {
  return readdirSync(folder)
    .map((name) => ({ number: Number.parseInt(name, 10), isOver: name.endsWith('.over') }))
    .filter((turn) => turn.number > 0)
    .sort((a, b) => a.number - b.number || Number(a.isOver) - Number(b.isOver))
}

function holderOf(folder: string, number: number): string | undefined {
  try {
    return readlinkSync(join(folder, `${number}`))
  } catch {
    return undefined // Given back since the folder was read; the next look tells.
  }
}

function create(folder: string, number: number, stamp: string): boolean {
  try {
    symlinkSync(stamp, join(folder, `${number}`))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
