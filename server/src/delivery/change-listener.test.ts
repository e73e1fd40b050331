import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { openWire } from '../../test/wire.ts'
import { ChangeListener } from './change-listener.ts'

const closers: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** A listener whose database is behind a wire that the test can freeze or cut. */
async function wired() {
  const database = await testDatabase()
  const wire = await openWire(database.connection)
  const heard = { components: [] as string[], owners: [] as string[], flags: 0, states: [] as boolean[], since: [] as number[] }
  const listener = new ChangeListener(
    { ...database.connection, host: wire.host, port: wire.port },
    { component: (id) => heard.components.push(id), owner: (id) => heard.owners.push(id), flags: () => heard.flags++, heard: () => heard.states.push(true), lost: (since) => (heard.states.push(false), heard.since.push(since)) },
    pino({ level: 'silent' }),
  )
  closers.push(async () => {
    await listener.close()
    await wire.close()
  })
  const tell = (payload: string) => database.pool.query('select pg_notify($1, $2)', ['inlay_changed', payload])
  return { listener, heard, wire, tell }
}

describe('the listener for changes', () => {
  it('hears of components, owners and flags', async () => {
    const { listener, heard, tell } = await wired()
    await listener.start()
    expect(heard.states).toEqual([true])
    const [component, owner] = [randomUUID(), randomUUID()]
    await tell(`component:${component}`)
    await tell(`owner:${owner}`)
    await tell('flags:')
    await vi.waitFor(() => expect([heard.components, heard.owners, heard.flags]).toEqual([[component], [owner], 1]))
  })

  it('says so when the connection is cut, and hears again by itself', async () => {
    const { listener, heard, wire, tell } = await wired()
    await listener.start()
    wire.cut()
    await vi.waitFor(() => expect(heard.states).toEqual([true, false, true]), { timeout: 5000 })
    const id = randomUUID()
    await tell(`component:${id}`)
    await vi.waitFor(() => expect(heard.components).toEqual([id]))
  })

  it('finds a connection that went silent within five seconds', async () => {
    const { listener, heard, wire } = await wired()
    const began = Date.now()
    await listener.start()
    const frozen = Date.now()
    wire.frozen = true
    await vi.waitFor(() => expect(heard.states).toEqual([true, false]), { timeout: 5000 })
    // It says since when: not since it noticed.
    expect(heard.since[0]).toBeGreaterThanOrEqual(began)
    expect(heard.since[0]).toBeLessThanOrEqual(frozen)
    wire.frozen = false
    await vi.waitFor(() => expect(heard.states).toEqual([true, false, true]), { timeout: 8000 })
  })

  it('goes on trying when the database is not there at first', async () => {
    const { listener, heard, wire } = await wired()
    wire.refusing = true
    await listener.start()
    expect([heard.states, heard.since]).toEqual([[false], [0]])
    wire.refusing = false
    await vi.waitFor(() => expect(heard.states).toEqual([false, true]), { timeout: 5000 })
  })

  it('lets go when it is closed, in whatever state', async () => {
    const { listener, heard, wire } = await wired()
    wire.refusing = true
    await listener.start()
    await listener.close()
    wire.refusing = false
    expect(heard.states).toEqual([false])
  })
})
