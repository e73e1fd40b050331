import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '../database.ts'
import { LONG } from '../long.ts'
import { ApiClient } from './api-client.ts'
import { startInlay } from './inlay-process.ts'
import { keys, makeTargets, Visitors } from './visitors.ts'

/** Requests a second, for so many minutes. */
const RATE = 200
const MINUTES = Number(process.env.INLAY_SOAK_MINUTES ?? 20)

interface Sample {
  /** Resident memory, MiB. */
  readonly memory: number
  /** Open files and sockets. */
  readonly handles: number
  /** To PostgreSQL. */
  readonly connections: number
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!
const quantile = (values: readonly number[], share: number) => [...values].sort((a, b) => a - b)[Math.floor(values.length * share)]!

describe.runIf(LONG)('an Inlay under a steady load', () => {
  it(`of ${RATE} requests a second for ${MINUTES} minutes refuses nothing, and needs no more memory, handles or connections at the end`, async () => {
    const database = await testDatabase()
    const { user, password, host, database: name } = database.connection
    const DATABASE_URL = `postgres://${user}:${encodeURIComponent(password as string)}@${encodeURIComponent(host!)}/${name}`
    const inlay = await startInlay({ DATABASE_URL, AUTH_SECRET: 'f'.repeat(64), TRUSTED_PROXIES: '127.0.0.1' })
    const owner = await new ApiClient(inlay.url).signUp(await inlay.code())
    const targets = await makeTargets(owner, database.pool)
    const visitors = new Visitors(inlay.url)
    const ids = `${targets.form},${targets.quiz}`
    const screens = ['/api/overview', '/api/components', `/api/submissions`, `/api/components/${targets.form}`]
    const kept = { events: 0, forms: 0, quizzes: 0 }
    let turn = 0
    const [took, refused]: [number[], string[]] = [[], []]

    /** One request of a mix: of twenty, eleven loads, six batches of events, a form, a quiz, and an owner who looks. */
    const request = async () => {
      const n = turn++
      const began = performance.now()
      const kind = n % 20
      if (kind === 19) await owner.call('GET', screens[Math.floor(n / 20) % screens.length]!)
      else {
        const { status } = kind < 11 ? await visitors.components(ids) : kind < 17 ? await visitors.sendEvents(targets.form, keys(2)) : kind === 17 ? await visitors.submitForm(targets.form, randomUUID(), n) : await visitors.submitQuiz(targets.quiz, randomUUID(), n % 4)
        if (status >= 300) refused.push(`${kind}: ${status}`)
        else if (kind >= 11) kept[kind < 17 ? 'events' : kind === 17 ? 'forms' : 'quizzes'] += kind < 17 ? 2 : 1
      }
      took.push(performance.now() - began)
    }

    const sample = async (): Promise<Sample> => ({
      memory: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${inlay.pid}/status`, 'utf8'))![1]) / 1024,
      handles: readdirSync(`/proc/${inlay.pid}/fd`).length,
      // Those of the test itself among them, which stay as they are.
      connections: (await database.pool.query<{ count: number }>('select count(*)::int as count from pg_stat_activity where datname = current_database()')).rows[0]!.count,
    })

    const samples: Sample[] = []
    const pending = new Set<Promise<void>>()
    const began = Date.now()
    let failure: unknown
    for (let sent = 0; Date.now() - began < MINUTES * 60_000 && failure === undefined; ) {
      // As many as are due by now, whether or not the ones before were answered.
      for (const due = ((Date.now() - began) / 1_000) * RATE; sent < due; sent++) {
        const one: Promise<void> = request().catch((error: unknown) => void (failure ??= error)).finally(() => void pending.delete(one))
        pending.add(one)
      }
      if (samples.length < (Date.now() - began) / 5_000) samples.push(await sample())
      await sleep(5)
    }
    await Promise.all(pending)
    expect(failure).toBeUndefined()

    // The first third warms up: code is compiled, caches and pools fill.
    const third = Math.floor(samples.length / 3)
    const [middle, end] = [samples.slice(third, 2 * third), samples.slice(2 * third)]
    const figures = (of: (one: Sample) => number) => ({ middle: median(middle.map(of)), end: median(end.map(of)) })
    const [memory, handles, connections] = [figures((one) => one.memory), figures((one) => one.handles), figures((one) => one.connections)]
    console.log(JSON.stringify({ requests: took.length, refused: refused.length, p50: median(took), p99: quantile(took, 0.99), memory, handles, connections }))
    expect(refused).toEqual([])
    expect(took.length).toBeGreaterThan(RATE * MINUTES * 60 * 0.95)
    expect(memory.end).toBeLessThan(memory.middle * 1.1 + 8)
    expect(handles.end).toBeLessThanOrEqual(handles.middle + 4)
    expect(connections.end).toBeLessThanOrEqual(connections.middle + 1)
    const { rows } = await database.pool.query(
      `select (select count(*)::int from analytics_events where component_id = $1 and event_type = 'view') as events, (select count(*)::int from form_submissions) as forms, (select count(*)::int from quiz_submissions) as quizzes`,
      [targets.form],
    )
    expect(rows).toEqual([kept])
  }, MINUTES * 60_000 + 300_000)
})
