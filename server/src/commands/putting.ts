import type { CommandContext } from './command.ts'
import type { Manifest } from './manifest.ts'

/** What a restore puts where it belongs. */
export interface Putting {
  /** Folder of what is in the backup. */
  readonly unpacked: string
  readonly manifest: Manifest
  /** Whether what is there may make room. */
  readonly replace: boolean
  /** For names of what is put aside. */
  readonly stamp: string
  readonly context: CommandContext
}
