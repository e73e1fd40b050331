import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { readConfig } from '../config.ts'
import { StartError } from '../start-error.ts'
import { backup } from './backup.ts'
import type { Command } from './command.ts'
import { createSuperAdmin } from './create-super-admin.ts'
import { invite } from './invite.ts'
import { readGiven } from './read-given.ts'
import { resetPassword } from './reset-password.ts'
import { restore } from './restore.ts'

const COMMANDS: readonly Command[] = [createSuperAdmin, invite, resetPassword, backup, restore]

export interface Terminal {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  readonly input: Readable
}

/** Runs what was typed behind `npm run inlay --`. @returns the exit code: 0, or 1 after one sentence that says why */
export async function runCommand(typed: readonly string[], env: Record<string, string | undefined>, { out, err, input }: Terminal): Promise<number> {
  const [name, ...rest] = typed
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    out(overview())
    return 0
  }
  const command = COMMANDS.find((one) => one.name === name)
  if (!command) {
    err(`There is no command ${JSON.stringify(name)}; there is ${COMMANDS.map((one) => one.name).join(', ')} ("npm run inlay -- --help" tells what each does).\n`)
    return 1
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    out(helpOf(command))
    return 0
  }
  try {
    const given = readGiven(command, rest)
    const line = (text: string) => err(`${text}\n`)
    await command.run(given, { config: readConfig(env), env, say: (text) => out(`${text}\n`), log: { info: line, warn: line }, readLine: () => firstLine(input) })
    return 0
  } catch (error) {
    err(error instanceof StartError ? `${error.message}\n` : `${name} failed, for a reason it does not know: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    return 1
  }
}

async function firstLine(input: Readable): Promise<string> {
  for await (const line of createInterface({ input })) return line
  return ''
}

function overview(): string {
  const width = Math.max(...COMMANDS.map(({ name }) => name.length))
  return `What an operator does on the server. The environment is the one that Inlay is started with.

Usage: npm run inlay -- <command> [options]

${COMMANDS.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join('\n')}

"npm run inlay -- <command> --help" tells about one of them.
`
}

function helpOf({ name, usage, summary, options }: Command): string {
  const width = Math.max(0, ...Object.keys(options).map((option) => option.length))
  return `${summary}

Usage: npm run inlay -- ${name} ${usage}
${Object.entries(options).map(([option, { about }]) => `\n  --${option.padEnd(width)}  ${about}`).join('')}
`
}
