import type pg from 'pg'
import { askDatabase } from './ask-database.ts'

/** A file that has arrived, as its row says. */
export interface StorableUpload {
  readonly id: string
  readonly component_id: string
  readonly field: string
  readonly name: string
  readonly media_type: string
  /** Bytes. */
  readonly size: number
}

/** Says that there is a file, before it is put in its place: of what is put there, nothing is ever without a row or a note of its removal. */
export async function insertUpload(pool: pg.Pool, { id, component_id, field, name, media_type, size }: StorableUpload): Promise<void> {
  await askDatabase(pool, {
    text: 'insert into uploads (id, component_id, field, name, media_type, size) values ($1, $2, $3, $4, $5, $6)',
    values: [id, component_id, field, name, media_type, size],
  })
}

/** Whether it is there still: its component may have been deleted meanwhile. */
export async function hasUpload(pool: pg.Pool, id: string): Promise<boolean> {
  const { rows } = await askDatabase(pool, { text: 'select 1 from uploads where id = $1', values: [id] })
  return rows.length > 0
}

/** A trigger notes the file itself for removal. */
export async function deleteUpload(pool: pg.Pool, id: string): Promise<void> {
  await askDatabase(pool, { text: 'delete from uploads where id = $1', values: [id] })
}
