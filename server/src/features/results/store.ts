import { RUNS_MAX, SCORE_STEPS } from '@inlay/contract/results'
import type { Answer } from '@inlay/contract/rules/answer'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { OwnerId } from '../auth/session.ts'
import type { QuizCounts } from './rules.ts'

/** Kind of a component of this owner, `quiz` for a quiz; null: there is none. */
export async function findKind(owner: OwnerId, db: Db, id: string): Promise<string | null> {
  const { rows } = await db.execute<{ kind: string }>(sql`
    select component_type as kind from component_configs where id = ${id} and user_id = ${owner}
    union all select 'quiz' from quiz_configs where id = ${id} and user_id = ${owner}`)
  return rows[0]?.kind ?? null
}

/** How often each option was chosen, and by how many people. */
export async function countChoices(owner: OwnerId, db: Db, id: string): Promise<{ counts: Map<string, number>; people: number }> {
  const mine = sql`select from component_configs c where c.id = s.component_id and c.user_id = ${owner}`
  const { rows } = await db.execute<{ choice: string | null; count: number }>(sql`
    select choice, count(*)::int as count from form_submissions s, jsonb_array_elements_text(s.data -> 'choices') as choice
    where s.component_id = ${id} and exists (${mine}) group by choice
    union all select null, count(*)::int from form_submissions s where s.component_id = ${id} and exists (${mine})`)
  return { counts: new Map(rows.flatMap(({ choice, count }) => (choice === null ? [] : [[choice, count] as const]))), people: rows.find(({ choice }) => choice === null)?.count ?? 0 }
}

/** Scores and outcomes of all runs, answers of the newest; texts, which have no points, are one answer. */
export async function countRuns(owner: OwnerId, db: Db, id: string): Promise<QuizCounts> {
  const runs = sql`quiz_submissions s join quiz_configs z on z.id = s.quiz_id where s.quiz_id = ${id} and z.user_id = ${owner}`
  const [scores, outcomes, answers] = await Promise.all([
    db.execute<{ step: number; count: number; sum: number }>(sql`
      select least(greatest(floor(s.score / ${100 / SCORE_STEPS}::float8), 0), ${SCORE_STEPS - 1}::int)::int as step, count(*)::int as count, sum(s.score) as sum from ${runs} group by 1`),
    db.execute<{ title: string; count: number }>(sql`select s.outcome as title, count(*)::int as count from ${runs} and s.outcome is not null group by 1 order by 2 desc, 1`),
    db.execute<{ question: string; answer: Answer; count: number }>(sql`
      with newest as (select s.responses from ${runs} order by s.created_at desc, s.id desc limit ${RUNS_MAX}),
      texts as (select question ->> 'id' as id from quiz_configs z, jsonb_path_query(z.config, '$.questions[*] ? (@.type == "text")') as question where z.id = ${id})
      select key as question, case when key in (select id from texts) then '""'::jsonb else value end as answer, count(*)::int as count
      from newest, jsonb_each(newest.responses) group by 1, 2`),
  ])
  const byStep = Array.from({ length: SCORE_STEPS }, (_, step) => scores.rows.find((row) => row.step === step))
  const all = byStep.reduce((sum, row) => sum + (row?.count ?? 0), 0)
  return {
    runs: all,
    average: all ? byStep.reduce((sum, row) => sum + (row?.sum ?? 0), 0) / all : null,
    scores: byStep.map((row) => row?.count ?? 0),
    outcomes: new Map(outcomes.rows.map(({ title, count }) => [title, count])),
    of_runs: Math.min(all, RUNS_MAX),
    answers: answers.rows,
  }
}
