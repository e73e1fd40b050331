import { cp, rename, rm } from 'node:fs/promises'

/** Renames a file or a folder, and copies it where the other place is on another disk. */
export async function movePath(from: string, to: string): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error
    await cp(from, to, { recursive: true, preserveTimestamps: true })
    await rm(from, { recursive: true })
  }
}
