import type pg from 'pg'
import { within } from './within.ts'

/** How long the database may take to answer, in milliseconds. */
const PATIENCE = 2000

/** Whether the database answers in time. */
export const isReady = (pool: pg.Pool): Promise<boolean> =>
  within(pool.query('select 1'), PATIENCE).then(
    () => true,
    () => false,
  )
