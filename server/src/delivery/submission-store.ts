import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import type { Answer } from '@inlay/contract/rules/answer'
import type { QuizResponses } from '@inlay/contract/rules/quiz-score'
import { leaveNotices } from '../outbox/leave-notices.ts'
import { leaveWebhooks } from '../outbox/leave-webhooks.ts'
import { askDatabase } from './ask-database.ts'
import { STORE_AND_TELL, STORE_FORMS } from './forms-statement.ts'

// Plain SQL over the driver, one statement for a whole batch, like the events beside it.

interface Stored {
  readonly submission_key: string
  readonly version: number
  readonly host_url: string
  readonly host: string
  /** Whether its owner is to get a mail. */
  readonly notify: boolean
}

/** A submission of a form that was checked and whose component is known. */
export interface StorableForm extends Stored {
  readonly component_id: string
  readonly data: Readonly<Record<string, Answer>>
  /** What may be there once in a component: the address of a subscriber. null: anything may come twice. */
  readonly unique_key: string | null
  /** Whether its address has to be confirmed, and whether it is to be asked to by mail. */
  readonly unconfirmed: boolean
  readonly ask: boolean
}

/**
 * Stores submissions, all or none. One whose key is there already, or whose unique_key is, is left out without a word:
 * it was taken before. An address that is there and was not confirmed is asked again, where that is some minutes ago.
 * @returns for each whether webhooks were left for any of them
 */
export async function writeForms(pool: pg.Pool | pg.PoolClient, forms: readonly StorableForm[]): Promise<boolean[]> {
  const columns = ['component_id', 'submission_key', 'version', 'host_url', 'host', 'unique_key'] as const
  // In one order, so that two processes that write the same keys wait for each other and never in a circle.
  const ordered = [...forms].sort(byKeys)
  const values = [ordered.map(() => uuidv7()), ordered.map(({ data }) => JSON.stringify(data)), ...columns.map((column) => ordered.map((form) => form[column]))]
  const mails = ordered.some(({ notify, unconfirmed }) => notify || unconfirmed)
  const tell = mails ? (['unconfirmed', 'ask', 'notify'] as const).map((column) => ordered.map((form) => form[column])) : []
  const statement = mails ? { name: 'delivery-forms-tell', text: STORE_AND_TELL } : { name: 'delivery-forms', text: STORE_FORMS }
  const { rows } = await askDatabase<{ hooks: number }>(pool, { ...statement, values: [...values, ...tell] })
  return Array<boolean>(forms.length).fill(rows[0]!.hooks > 0)
}

function byKeys(one: StorableForm, other: StorableForm): number {
  return compare(one.component_id, other.component_id) || compare(one.submission_key, other.submission_key)
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** A run through a quiz that was checked and scored. */
export interface StorableQuiz extends Stored {
  readonly quiz_id: string
  readonly responses: QuizResponses
  readonly score: number
  /** Title of the outcome, as the owner will read it; null: the quiz has none. */
  readonly outcome: string | null
}

/** What is stored of a run: of the first one with its key. */
export interface QuizStored {
  readonly score: number
  readonly outcome: string | null
  /** Whether webhooks were left for any run of the batch. */
  readonly hooked: boolean
}

/** Stores runs, all or none. @returns what is stored of each now, which is older where its key was there already */
export async function writeQuizzes(pool: pg.Pool, quizzes: readonly StorableQuiz[]): Promise<QuizStored[]> {
  const columns = ['quiz_id', 'submission_key', 'version', 'host_url', 'host', 'score', 'outcome', 'notify'] as const
  const ordered = [...quizzes].sort((one, other) => compare(one.quiz_id, other.quiz_id) || compare(one.submission_key, other.submission_key))
  // The update changes nothing, and makes an old row come back like a new one.
  const { rows } = await askDatabase<Omit<QuizStored, 'hooked'> & { hooks: number } & Pick<StorableQuiz, 'quiz_id' | 'submission_key'>>(pool, {
    name: 'delivery-quizzes',
    text: `
      with arrived as (
        select * from unnest($1::uuid[], $2::jsonb[], $3::uuid[], $4::uuid[], $5::int[], $6::text[], $7::text[], $8::float8[], $9::text[], $10::bool[])
          as t(id, responses, quiz_id, submission_key, version, host_url, host, score, outcome, notify)
      ), stored as (
        insert into quiz_submissions (id, responses, quiz_id, submission_key, version, host_url, host, score, outcome)
        select distinct on (quiz_id, submission_key) id, responses, quiz_id, submission_key, version, host_url, host, score, outcome
        from arrived order by quiz_id, submission_key
        on conflict (quiz_id, submission_key) do update set submission_key = excluded.submission_key
        returning id, quiz_id, submission_key, score, outcome
      ), told as (${leaveNotices('(select stored.quiz_id as parent, stored.id from stored join arrived using (id) where notify)', 'quiz')}
      ), ${leaveWebhooks('(select stored.quiz_id as parent, stored.id from stored join arrived using (id))', 'quiz', 'submission.created')}
      select quiz_id, submission_key, score, outcome, (select count(*)::int from hooks) as hooks from stored`,
    values: [ordered.map(() => uuidv7()), ordered.map(({ responses }) => JSON.stringify(responses)), ...columns.map((column) => ordered.map((quiz) => quiz[column]))],
  })
  const stored = new Map(rows.map(({ hooks, ...row }) => [`${row.quiz_id} ${row.submission_key}`, { ...row, hooked: hooks > 0 }]))
  return quizzes.map(({ quiz_id, submission_key }) => stored.get(`${quiz_id} ${submission_key}`)!)
}

/** How often each option of a poll was chosen, and by how many people it was answered. */
export interface PollCounts {
  readonly counts: Record<string, number>
  readonly people: number
}

export async function countPoll(pool: pg.Pool, componentId: string): Promise<PollCounts> {
  const { rows } = await askDatabase<{ choice: string | null; count: number }>(pool, {
    name: 'delivery-poll',
    text: `
      select choice, count(*)::int as count
      from form_submissions, jsonb_array_elements_text(data -> 'choices') as choice
      where component_id = $1 group by choice
      union all select null, count(*)::int from form_submissions where component_id = $1`,
    values: [componentId],
  })
  const counts: Record<string, number> = {}
  let people = 0
  for (const { choice, count } of rows) {
    if (choice === null) people = count
    else counts[choice] = count
  }
  return { counts, people }
}
