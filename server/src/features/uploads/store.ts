import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { component_configs, removed_uploads, uploads } from '../../db/schema.ts'
import type { OwnerId } from '../auth/session.ts'

/** How long a file may wait for the submission that names it, seconds. */
const UNCLAIMED_MAX = 24 * 60 * 60

/** Files removed in one transaction. */
const BATCH = 50

/** A file that came with a submission to one of the owner's components; undefined when there is none such. */
export async function findUpload(owner: OwnerId, db: Db, id: string) {
  const [found] = await db
    .select({ id: uploads.id, name: uploads.name, size: uploads.size })
    .from(uploads)
    .innerJoin(component_configs, eq(component_configs.id, uploads.component_id))
    .where(and(eq(uploads.id, id), eq(component_configs.user_id, owner), isNotNull(uploads.submission_id)))
  return found
}

/** Forgets files that no submission named within a day. */
export async function forgetUnclaimed(db: Db): Promise<void> {
  await db.delete(uploads).where(and(isNull(uploads.submission_id), lt(uploads.created_at, sql`now() - make_interval(secs => ${UNCLAIMED_MAX})`)))
}

/**
 * Removes the files whose rows are gone, and then the notes of them. Several processes may do so at once; each takes
 * what the others do not have in hand. Rejects with the first reason why one could not be removed, after all others.
 */
export async function removeFiles(db: Db, remove: (id: string) => Promise<void>): Promise<void> {
  const failed: unknown[] = []
  let last: string | undefined
  do last = await removeBatch(db, last, remove, failed)
  while (last !== undefined)
  if (failed.length > 0) throw failed[0]
}

/** @returns the last id of the batch, where there may be more behind it */
async function removeBatch(db: Db, after: string | undefined, remove: (id: string) => Promise<void>, failed: unknown[]): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const noted = await tx
      .select({ id: removed_uploads.upload_id })
      .from(removed_uploads)
      .where(after === undefined ? undefined : gt(removed_uploads.upload_id, after))
      .orderBy(asc(removed_uploads.upload_id))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const ids = noted.map(({ id }) => id)
    const results = await Promise.allSettled(ids.map(remove))
    const done = ids.filter((_, index) => results[index]!.status === 'fulfilled')
    failed.push(...results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : [])))
    if (done.length > 0) await tx.delete(removed_uploads).where(inArray(removed_uploads.upload_id, done))
    return ids.length < BATCH ? undefined : ids.at(-1)
  })
}
