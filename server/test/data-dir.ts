import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { findPostmaster } from '../src/db/embedded/postmaster.ts'
import { scratchFolder } from './scratch-folder.ts'

/** A fresh folder for a DATA_DIR, removed after the test, with a database that the test may have left running on it. */
export function temporaryDataDir(): string {
  const folder = scratchFolder('data')
  onTestFinished(async () => {
    await killDatabase(folder)
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}

/** As kill -9 does: the postmaster; its processes end when they notice. */
export async function killDatabase(dataDir: string): Promise<void> {
  const data = join(dataDir, 'postgres/data')
  const server = existsSync(data) ? findPostmaster(data) : undefined
  if (!server?.pid) return
  process.kill(server.pid, 'SIGKILL')
  await expect.poll(() => findPostmaster(data), { interval: 5 }).toBeUndefined()
}
