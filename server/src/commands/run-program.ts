import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { CommandError } from './command-error.ts'

type Env = Record<string, string | undefined>

/** Debian's folder of each version. */
const DEBIAN = '/usr/lib/postgresql'

/** Runs a program. @returns what it wrote; throws CommandError with the last that it complained of */
export function runProgram(program: string, args: readonly string[], env: Env): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
    const [out, err]: [Buffer[], Buffer[]] = [[], []]
    child.stdout.on('data', (part: Buffer) => out.push(part))
    child.stderr.on('data', (part: Buffer) => err.push(part))
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) return resolve(Buffer.concat(out).toString())
      const complaint = Buffer.concat(err).toString().trim().split('\n').slice(-3).join(' ')
      reject(new CommandError(`${program.split('/').at(-1)} failed: ${complaint || `it ended with ${code}`}`))
    })
  })
}

/** A program of PostgreSQL's that is not older than the server. @param name as in "pg_dump" @param major the server's */
export async function findProgram(name: string, major: number, env: Env): Promise<string> {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN, version, 'bin', name)) : []
  for (const program of [name, ...debian]) {
    const version = await runProgram(program, ['--version'], env).catch(() => '')
    if (Number(/(\d+)/.exec(version.replace(name, ''))?.[1] ?? 0) >= major) return program
  }
  throw new CommandError(`${name} of PostgreSQL ${major} or newer is not installed here; on Debian it comes with "apt-get install postgresql-client-${major}".`)
}
