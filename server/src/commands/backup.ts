import { createWriteStream, existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { finished } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Command, CommandContext } from './command.ts'
import { CommandError } from './command-error.ts'
import { dumpDatabase } from './dump-database.ts'
import { copyCluster } from './copy-cluster.ts'
import { MACHINE, MANIFEST } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { TarWriter } from './tar-writer.ts'

export const backup: Command = {
  name: 'backup',
  usage: 'FILE',
  summary: 'Save the database and visitors’ files into one file, while Inlay runs or not.',
  options: {},
  operands: ['FILE'],
  run: async ({ operands }, context) => {
    const file = resolve(operands[0]!)
    if (existsSync(file)) throw new CommandError(`${file} is there already, and a backup never writes over anything: name another file.`)
    if (!existsSync(dirname(file))) throw new CommandError(`There is no folder ${dirname(file)} to put the backup into.`)
    // Whole or not there: what is broken off leaves nothing that looks like a backup.
    const partial = `${file}.partial`
    try {
      await write(partial, context)
      await rename(partial, file)
    } catch (error) {
      await rm(partial, { force: true })
      if (isDisk(error)) throw new CommandError(`The backup could not be written to ${file}: ${(error as Error).message}.`)
      throw error
    }
    context.say(`Saved to ${file}.${context.config.s3 ? ` Files of visitors are in the bucket ${context.config.s3.bucket} and not in it.` : ''}`)
  },
}

const isDisk = (error: unknown) => ['ENOSPC', 'EACCES', 'EROFS', 'EDQUOT', 'EIO'].includes((error as NodeJS.ErrnoException).code ?? '')

async function write(path: string, context: CommandContext): Promise<void> {
  const { config } = context
  const out = createWriteStream(path, { flags: 'w', mode: 0o600, flush: true })
  const gzip = createGzip({ level: 4 })
  gzip.pipe(out)
  out.on('error', (error) => gzip.destroy(error))
  const tar = new TarWriter(gzip)
  const done = finished(out)
  done.catch(() => undefined)
  const begin = (kind: Manifest['kind'], postgresql: string) =>
    tar.text(MANIFEST, `${JSON.stringify({ inlay_backup: 1, made_at: new Date().toISOString(), kind, postgresql, machine: MACHINE, uploads: config.s3 === undefined } satisfies Manifest)}\n`)
  if (config.databaseUrl === undefined) await copyCluster(config.dataDir, context.log, tar, begin)
  else await dumpDatabase({ ...context, databaseUrl: config.databaseUrl, scratch: `${path}.dump` }, tar, begin)
  // After the database, so that whatever a row in it names is there.
  if (config.s3 === undefined) await copyUploads(join(config.dataDir, 'uploads'), tar)
  await tar.end()
  await done
}

async function copyUploads(folder: string, tar: TarWriter): Promise<void> {
  const entries = existsSync(folder) ? await readdir(folder, { withFileTypes: true, recursive: true }) : []
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  // What is still arriving belongs to nobody yet.
  for (const name of files) if (!name.startsWith('incoming/')) await tar.file(`uploads/${name}`, join(folder, name))
}
