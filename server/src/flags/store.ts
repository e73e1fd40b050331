import type pg from 'pg'

export interface FlagRow {
  readonly flag_key: string
  readonly flag_value: boolean
  readonly description: string | null
}

/** Every flag that is set. */
export async function readFlags(pool: pg.Pool): Promise<FlagRow[]> {
  const { rows } = await pool.query<FlagRow>('select flag_key, flag_value, description from system_flags')
  return rows
}
