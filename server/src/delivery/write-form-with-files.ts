import type pg from 'pg'
import { askDatabase } from './ask-database.ts'
import { writeForms } from './submission-store.ts'
import type { StorableForm } from './submission-store.ts'

type Claiming = StorableForm & {
  /** Ids of uploads by the names of their fields. */
  readonly files: Readonly<Record<string, string>>
}

/**
 * Stores a submission together with its claim on the files that it names: both or neither. One that was taken before,
 * by its key, is left as it is, and so are its files.
 * @returns `missing`: names of fields whose file is not there for it, of this component and field, unclaimed; then
 * nothing is stored. `hooked`: whether webhooks were left
 */
export async function writeFormWithFiles(pool: pg.Pool, form: Claiming): Promise<{ missing: string[]; hooked: boolean }> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const written = await write(client, form)
    await client.query(written.missing.length > 0 ? 'rollback' : 'commit')
    return written
  } catch (error) {
    await client.query('rollback').catch((failed: Error) => (broken = failed))
    throw error
  } finally {
    client.release(broken)
  }
}

async function write(client: pg.PoolClient, form: Claiming): Promise<{ missing: string[]; hooked: boolean }> {
  const known = await findSubmission(client, form)
  if (known !== undefined) return { missing: [], hooked: false }
  const [hooked = false] = await writeForms(client, [form])
  // Its own, or that of another that came at the same moment under the same key, which has claimed the files then.
  const id = await findSubmission(client, form)
  const fields = Object.keys(form.files)
  // Locked in the order of their ids, so that two that name the same files wait for each other and never in a circle.
  const { rows } = await askDatabase<{ field: string }>(client, {
    text: `
      with named as (
        select uploads.id from uploads join unnest($2::uuid[], $3::text[]) as n(id, field) using (id, field)
        where component_id = $4 order by uploads.id for update of uploads
      )
      update uploads set submission_id = $1 where id in (select id from named) and (submission_id is null or submission_id = $1) returning field`,
    values: [id, Object.values(form.files), fields, form.component_id],
  })
  const claimed = rows.map(({ field }) => field)
  return { missing: fields.filter((field) => !claimed.includes(field)), hooked }
}

async function findSubmission(client: pg.PoolClient, { component_id, submission_key }: Claiming): Promise<string | undefined> {
  const { rows } = await askDatabase<{ id: string }>(client, { text: 'select id from form_submissions where component_id = $1 and submission_key = $2', values: [component_id, submission_key] })
  return rows[0]?.id
}
