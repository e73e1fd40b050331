import { randomUUID } from 'node:crypto'
import { quizConfig } from '@inlay/contract/quiz'
import type pg from 'pg'
import { uuidv7 } from 'uuidv7'
import type { ApiClient } from './api-client.ts'

/** What visitors fill in: a form and a quiz, both published. */
export interface Targets {
  readonly form: string
  readonly quiz: string
}

export interface VisitorAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** From sending to the last byte, ms. */
  readonly took: number
}

const QUIZ = quizConfig.parse({
  title: 'Quiz',
  questions: [{ type: 'single-choice', id: 'q', text: 'Which?', options: [0, 1, 2, 3].map((score) => ({ id: `o${score}`, text: `${score}`, score: { default: score } })) }],
})

/** Publishes a form through the API, and a quiz of whoever made it through the database. */
export async function makeTargets(owner: ApiClient, database: Pick<pg.Client, 'query'>): Promise<Targets> {
  const { id: form } = await owner.call<{ id: string }>('POST', '/api/components', { component_type: 'form', config: { fields: [{ type: 'number', name: 'n', label: 'N', required: true }] } })
  await owner.call('PATCH', `/api/components/${form}`, { is_active: true })
  const { title, description, ...config } = QUIZ
  const quiz = uuidv7()
  await database.query(`insert into quiz_configs (id, user_id, name, title, description, config) select $1, user_id, 'Quiz', $3, $4, $5 from component_configs where id = $2`, [quiz, form, title, description, config])
  return { form, quiz }
}

/** Sends what visitors' browsers send, each time as somebody else behind a trusted proxy, so that no visitor's limit is met. */
export class Visitors {
  #count = 0
  readonly url: string

  /** @param url of an Inlay that trusts 127.0.0.1 */
  constructor(url: string) {
    this.url = url
  }

  submitForm(component_id: string, submission_key: string, n: number): Promise<VisitorAnswer> {
    return this.post('/functions/v1/submit-form', { component_id, submission_key, data: { n }, host_url: 'https://host.example/' })
  }

  /** @param option 0 to 3, the points it gives */
  submitQuiz(quiz_id: string, submission_key: string, option: number): Promise<VisitorAnswer> {
    return this.post('/functions/v1/submit-quiz', { quiz_id, submission_key, responses: { q: `o${option}` }, host_url: 'https://host.example/' })
  }

  sendEvents(component_id: string, event_keys: readonly string[], host = 'host.example'): Promise<VisitorAnswer> {
    return this.post('/v1/events', { events: event_keys.map((event_key) => ({ event_key, event_type: 'view', component_id, host_url: `https://${host}/`, at: Date.now() })) })
  }

  post(path: string, body: object): Promise<VisitorAnswer> {
    const n = this.#count++
    const headers = { 'content-type': 'text/plain', origin: 'https://host.example', 'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` }
    return this.#fetch(path, { method: 'POST', body: JSON.stringify(body), headers })
  }

  components(ids: string): Promise<VisitorAnswer> {
    return this.#fetch(`/v1/components?ids=${ids}`, {})
  }

  async #fetch(path: string, init: RequestInit): Promise<VisitorAnswer> {
    const began = performance.now()
    const response = await fetch(this.url + path, init)
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, took: performance.now() - began }
  }
}

export const keys = (count: number) => Array.from({ length: count }, () => randomUUID())
