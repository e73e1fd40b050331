import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { findHome } from '../db/embedded/home.ts'
import type { Command, CommandContext } from './command.ts'
import { CommandError } from './command-error.ts'
import { movePath } from './move-path.ts'
import { readManifest } from './manifest.ts'
import { putCluster } from './put-cluster.ts'
import { putDump } from './put-dump.ts'
import { runProgram } from './run-program.ts'
import { countAll } from './store.ts'
import { withDatabase } from './with-database.ts'

export const restore: Command = {
  name: 'restore',
  usage: 'FILE [--replace]',
  summary: 'Bring back what a backup saved, while Inlay does not run.',
  options: { replace: { flag: true, about: 'where there is a database already: put the embedded one aside, or empty the one at DATABASE_URL' } },
  operands: ['FILE'],
  run: async (given, context) => {
    const file = resolve(given.operands[0]!)
    if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`)
    const { dataDir, databaseUrl } = context.config
    await mkdir(dataDir, { recursive: true })
    // Beside the database, where there is room for one and it only has to be renamed.
    const unpacked = await mkdtemp(join(databaseUrl === undefined ? dirname(findHome(dataDir).data) : dataDir, 'restoring-'))
    try {
      await unpack(file, unpacked, context)
      const manifest = await readManifest(unpacked, file)
      const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
      const putting = { unpacked, manifest, replace: given.has('replace'), stamp, context }
      if (databaseUrl === undefined) await putCluster(putting)
      else await putDump({ ...putting, databaseUrl })
      if (manifest.uploads) await putUploads(unpacked, dataDir, stamp)
      // Started once, so that what is said is known; a backup of an older Inlay is migrated.
      const { users, components } = await withDatabase(context, countAll)
      context.say(`Restored the backup of ${manifest.made_at.slice(0, 16).replace('T', ' ')} UTC: ${users} account(s), ${components} component(s).`)
    } finally {
      await rm(unpacked, { recursive: true, force: true })
    }
  },
}

async function unpack(file: string, folder: string, { env }: CommandContext): Promise<void> {
  try {
    await runProgram('tar', ['-xzf', file, '-C', folder], env)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new CommandError('The program tar is not installed here; a backup is unpacked by it.')
    throw new CommandError(`${file} is no whole backup: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function putUploads(unpacked: string, dataDir: string, stamp: string): Promise<void> {
  const [from, to] = [join(unpacked, 'uploads'), join(dataDir, 'uploads')]
  if (existsSync(to)) await rename(to, `${to}.before-${stamp}`)
  if (existsSync(from)) await movePath(from, to)
}
