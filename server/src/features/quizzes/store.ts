import type { QuizConfig } from '@inlay/contract/quiz'
import type { Quiz } from '@inlay/contract/quizzes'
import { and, desc, eq } from 'drizzle-orm'
import { uuidv7 } from 'uuidv7'
import type { Db } from '../../db/database.ts'
import { quiz_configs } from '../../db/schema.ts'
import type { OwnerId } from '../auth/session.ts'
import { stepOf } from '../versions/rules.ts'
import type { VersionedChange } from '../versions/rules.ts'
import { fullAt, insertVersion } from '../versions/store.ts'

/** A config here is whole: title and description are in it. */
export interface QuizChange extends VersionedChange {
  readonly config?: QuizConfig
}

const owned = (owner: OwnerId, id: string) => and(eq(quiz_configs.id, id), eq(quiz_configs.user_id, owner))

const quiz = ({ user_id: _, created_at, updated_at, published_at, ...row }: typeof quiz_configs.$inferSelect): Quiz => ({
  ...row,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
  published_at: published_at?.toISOString() ?? null,
})

/** Title and description have columns of their own. */
const columnsOf = ({ title, description, ...config }: QuizConfig) => ({ title, description, config })

const versionOf = ({ id, version, name, title, description, config }: Quiz) => ({ id, version, name, config: { ...config, title, description } })

/** Newest first. */
export async function listQuizzes(owner: OwnerId, db: Db): Promise<Quiz[]> {
  // Ids sort by time, and tell apart what was made in the same instant.
  const rows = await db.select().from(quiz_configs).where(eq(quiz_configs.user_id, owner)).orderBy(desc(quiz_configs.created_at), desc(quiz_configs.id))
  return rows.map(quiz)
}

export async function findQuiz(owner: OwnerId, db: Db, id: string): Promise<Quiz | null> {
  const [row] = await db.select().from(quiz_configs).where(owned(owner, id))
  return row ? quiz(row) : null
}

/** As findQuiz; until the transaction ends nobody else changes the quiz. */
export async function lockQuiz(owner: OwnerId, tx: Db, id: string): Promise<Quiz | null> {
  const [row] = await tx.select().from(quiz_configs).where(owned(owner, id)).for('update')
  return row ? quiz(row) : null
}

/** With its first version; as a draft where the owner's plan has no room for one more live component, since drafts are never limited. */
export async function insertQuiz(owner: OwnerId, db: Db, { name, config, is_active: wanted }: { readonly name: string; readonly config: QuizConfig; readonly is_active: boolean }): Promise<Quiz> {
  return db.transaction(async (tx) => {
    const is_active = wanted && (await fullAt(owner, tx)) === null
    const published_at = is_active ? new Date() : null
    const [row] = await tx.insert(quiz_configs).values({ id: uuidv7(), user_id: owner, name, ...columnsOf(config), is_active, published_at }).returning()
    const made = quiz(row!)
    await insertVersion(owner, tx, 'quiz', versionOf(made))
    return made
  })
}

/** Writes a change to a quiz that lockQuiz read in the same transaction. */
export async function saveQuiz(owner: OwnerId, tx: Db, locked: Quiz, change: QuizChange): Promise<Quiz> {
  const { newVersion, columns } = stepOf(locked, change)
  const [row] = await tx
    .update(quiz_configs)
    .set({ name: change.name ?? locked.name, ...(change.config && columnsOf(change.config)), ...columns })
    .where(owned(owner, locked.id))
    .returning()
  const saved = quiz(row!)
  if (newVersion) await insertVersion(owner, tx, 'quiz', versionOf(saved), change.note)
  return saved
}

/** @returns false when there is no such quiz of this owner */
export async function deleteQuiz(owner: OwnerId, db: Db, id: string): Promise<boolean> {
  const rows = await db.delete(quiz_configs).where(owned(owner, id)).returning({ id: quiz_configs.id })
  return rows.length > 0
}
