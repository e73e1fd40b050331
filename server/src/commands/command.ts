import type { Config } from '../config.ts'
import type { DatabaseLog } from '../db/database-log.ts'

/** What a command has at hand. */
export interface CommandContext {
  readonly config: Config
  /** For programs that it starts. */
  readonly env: Record<string, string | undefined>
  /** Writes a line for whoever typed the command. */
  readonly say: (line: string) => void
  readonly log: DatabaseLog
  /** The first line of the input. */
  readonly readLine: () => Promise<string>
}

export interface Command {
  /** As it is typed: "invite". */
  readonly name: string
  /** What stands behind the name, as in "FILE [--replace]". */
  readonly usage: string
  /** What it does, in a line. */
  readonly summary: string
  /** Options by their names, without dashes. `flag`: without a value. */
  readonly options: Readonly<Record<string, { readonly about: string; readonly flag?: true }>>
  /** What is named without dashes, as in ["FILE"]; each has to be given. */
  readonly operands?: readonly string[]
  readonly run: (given: Given, context: CommandContext) => Promise<void>
}

/** What was typed behind the name. */
export interface Given {
  readonly operands: readonly string[]
  /** The value of an option; undefined: it was not given. */
  readonly option: (name: string) => string | undefined
  readonly has: (name: string) => boolean
}
