import type pg from 'pg'
import { Account } from '../support/account.ts'
import { Inlay } from '../support/inlay.ts'
import { withDatabase } from '../support/with-database.ts'
import { fillPlatform } from './platform.ts'
import { fillVisits } from './fill.ts'
import { fillIntegrations } from './integrations.ts'
import { FIRST_ORDER_FORM } from './order-form.ts'
import { ADMIN, OWNER } from './people.ts'
import { SAMPLES } from './samples.ts'
import type { Sample } from './samples.ts'

export interface Demo {
  readonly inlay: Inlay
  readonly owner: Account
  readonly admin: Account
  /** Of the owner's components and quizzes, by name. */
  readonly ids: ReadonlyMap<string, string>
}

/** A throw-away Inlay with an owner who has been at it for two months, and an administrator who has just begun. */
export async function startDemo(port?: number): Promise<Demo> {
  const inlay = await Inlay.start({ port, apart: true, env: { DEFAULT_PLAN: 'pro', DATABASE_URL: undefined, S3_BUCKET: undefined, SMTP_URL: undefined, AUTH_SECRET: undefined } })
  try {
    const admin = await Account.make(inlay, ADMIN)
    const { code } = (await admin.call('POST', '/api/admin/invitations', { email: OWNER.email })) as { code: string }
    const owner = await Account.make(inlay, OWNER, code)
    const made = new Map<Sample, string>()
    for (const sample of SAMPLES) made.set(sample, await makeSample(owner, sample))
    await withDatabase(inlay, async (client) => {
      const [adminId, ownerId] = await Promise.all([admin, owner].map(async (account) => ((await account.call('GET', '/api/me')) as { id: string }).id))
      await sendSketches(inlay, [...made].find(([{ type }]) => type === 'form')![1])
      await fillVisits(client, ownerId!, SAMPLES.filter(({ visits }) => visits > 0), made, Date.now())
      await backdate(client, ownerId!, made)
      await fillPlatform(client, adminId!)
      await fillIntegrations(client, ownerId!, [...made].find(([{ type }]) => type === 'newsletter')![1])
      await client.query('analyze')
    })
    // What visitors did is counted by days at a start.
    await inlay.stop()
    await inlay.resume()
    return { inlay, owner, admin, ids: new Map([...made].map(([{ name }, id]) => [name, id])) }
  } catch (error) {
    await inlay.remove()
    throw error
  }
}

async function makeSample(owner: Account, { type, name, config, live }: Sample): Promise<string> {
  const first = type === 'form' ? FIRST_ORDER_FORM : config
  if (type === 'quiz') return ((await owner.call('POST', '/api/quizzes', { name, config, ...(config as { title: string; description: string }) })) as { id: string }).id
  const { id } = (await owner.call('POST', '/api/components', { component_type: type, name, config: first })) as { id: string }
  if (live) await owner.call('PATCH', `/api/components/${id}`, { is_active: true })
  if (first !== config) await owner.call('PATCH', `/api/components/${id}`, { config, note: 'Nobody should have to give a telephone number' })
  return id
}

/** Orders with a file, as a visitor sends them. */
async function sendSketches(inlay: Inlay, form: string): Promise<void> {
  const post = (path: string, body: string, type = 'text/plain') => fetch(inlay.origin + path, { method: 'POST', body, headers: { 'content-type': type } })
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 60"><path d="M8 12h64c0 26-14 40-32 40S8 38 8 12z" fill="none" stroke="#333" stroke-width="3"/></svg>'
  for (const [name, email] of [['Mara Lindqvist', 'mara.lindqvist@mail.example'], ['Kofi Mensah', 'kofi.mensah@mail.example']]) {
    const sent = await post(`/v1/uploads?component_id=${form}&field=sketch&name=large-bowl.txt`, `A bowl, wide and low.\n${picture}`)
    const { upload_id } = (await sent.json()) as { upload_id: string }
    const data = { name, email, kind: 'Bowls', pieces: 6, glazes: ['Celadon'], sketch: upload_id, message: 'As wide as the drawing is, 32 cm if that fits the kiln.' }
    const answer = await post('/functions/v1/submit-form', JSON.stringify({ component_id: form, data, host_url: 'https://shop.kilnhouse.example/custom' }))
    if (!answer.ok) throw new Error(`A sketch was not taken: ${await answer.text()}`)
  }
}

async function backdate(client: pg.Client, owner: string, made: ReadonlyMap<Sample, string>): Promise<void> {
  for (const [{ age, type }, id] of made) {
    const [table, parent] = type === 'quiz' ? ['quiz_configs', 'quiz_id'] : ['component_configs', 'component_id']
    const then = `now() - interval '${age} days'`
    await client.query(`update ${table} set created_at = ${then}, updated_at = ${then} + interval '2 days', published_at = case when is_active then ${then} + interval '1 hour' end where id = $1`, [id])
    await client.query(`update component_versions set created_at = ${then} + (version - 1) * interval '2 days' where ${parent} = $1`, [id])
  }
  await client.query(`update profiles set created_at = now() - interval '74 days', company_name = 'Kilnhouse', news_seen_at = now() - interval '9 hours' where id = $1`, [owner])
  await client.query(`update profiles set created_at = now() - interval '80 days' where id <> $1`, [owner])
  // Those of the first version had a telephone number.
  await client.query(`update form_submissions set data = data || '{"phone":"+49 30 1234567"}' where data ? 'pieces' and submitted_at < now() - interval '21 days'`)
}
