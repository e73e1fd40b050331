import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { DatabaseLog } from '../db/database-log.ts'
import { findHome } from '../db/embedded/home.ts'
import { openEmbedded } from '../db/embedded/open-embedded.ts'
import type { TarWriter } from './tar-writer.ts'

/** Made anew by a server that starts, or of the one that runs alone. https://www.postgresql.org/docs/18/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP-DATA */
const LEFT_OUT = /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|pg_internal\.init|pgsql_tmp.*)$/
const LEFT_EMPTY = new Set(['pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans', 'pg_wal'])

/**
 * Copies the embedded PostgreSQL while it runs, as pg_basebackup does: its files, whatever happens to them meanwhile, and
 * the journal from the backup's beginning to its end, which makes them one moment again when the copy is started.
 * @param begin called with what is copied before anything is written
 */
export async function copyCluster(dataDir: string, log: DatabaseLog, tar: TarWriter, begin: (kind: 'files', postgresql: string) => Promise<void>): Promise<void> {
  // Not migrated: what is saved before an upgrade is as it was.
  const embedded = await openEmbedded(dataDir, log)
  const { data, passwordFile } = findHome(dataDir)
  const client = new pg.Client({ ...embedded.connection, user: 'postgres', database: 'postgres' })
  try {
    await client.connect()
    await begin('files', readFileSync(join(data, 'PG_VERSION'), 'utf8').trim())
    // While this session lives, no piece of the journal is removed that was there when it began.
    await client.query(`select pg_create_physical_replication_slot($1, true, true)`, [`inlay_backup_${process.pid}`])
    await client.query(`select pg_backup_start('inlay', true)`)
    await copyFolder(tar, data, 'postgres/data')
    // The one file that says where to begin, after all that it speaks of.
    await tar.file('postgres/data/global/pg_control', join(data, 'global/pg_control'))
    const { rows } = await client.query<{ labelfile: string; last: string }>(`select labelfile, pg_walfile_name(lsn) as last from pg_backup_stop(false)`)
    const { labelfile, last } = rows[0]!
    const first = /\(file ([0-9A-F]{24})\)/.exec(labelfile)?.[1]
    if (!first) throw new Error(`PostgreSQL did not say where its journal begins: ${labelfile}`)
    const segments = (await readdir(join(data, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last).sort()
    if (segments[0] !== first || segments.at(-1) !== last) throw new Error(`Of the journal from ${first} to ${last} there is only ${segments.join(', ')}`)
    for (const name of segments) await tar.file(`postgres/data/pg_wal/${name}`, join(data, 'pg_wal', name))
    await tar.text('postgres/data/backup_label', labelfile)
    await tar.file('postgres/password', passwordFile)
    const secret = join(dataDir, 'auth-secret')
    if (existsSync(secret)) await tar.file('auth-secret', secret)
  } finally {
    await client.end().catch(() => undefined)
    await embedded.release()
  }
}

async function copyFolder(tar: TarWriter, path: string, name: string): Promise<void> {
  await tar.folder(name)
  const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    // A database was dropped meanwhile; the journal knows.
    if (error.code === 'ENOENT') return []
    throw error
  })
  for (const entry of entries) {
    const [from, to] = [join(path, entry.name), `${name}/${entry.name}`]
    if (LEFT_OUT.test(entry.name) || to === 'postgres/data/global/pg_control') continue
    if (entry.isDirectory() && name === 'postgres/data' && LEFT_EMPTY.has(entry.name)) {
      await tar.folder(to)
      if (entry.name === 'pg_wal') for (const inner of ['archive_status', 'summaries']) await tar.folder(`${to}/${inner}`)
    } else if (entry.isDirectory()) await copyFolder(tar, from, to)
    else if (entry.isFile()) await tar.file(to, from)
  }
}
