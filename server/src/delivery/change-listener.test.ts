import { createServer, connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { ChangeListener } from './change-listener.ts'

const closers: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

/** The database behind a wire that the test can freeze or cut. */
async function wired() {
  const database = await testDatabase()
  const { host = '' } = database.connection
  const sockets = new Set<Socket>()
  const state = { frozen: false, refusing: false }
  const proxy = createServer((client) => {
    if (state.refusing) return void client.destroy()
    const server = connect(host.startsWith('/') ? { path: join(host, `.s.PGSQL.${database.connection.port ?? 5432}`) } : { host, port: database.connection.port ?? 5432 })
    for (const [from, to] of [[client, server], [server, client]] as const) {
      sockets.add(from)
      from.on('data', (data) => state.frozen || to.write(data))
      from.on('close', () => to.destroy())
      from.on('error', () => to.destroy())
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const heard = { components: [] as string[], owners: [] as string[], states: [] as boolean[], since: [] as number[] }
  const listener = new ChangeListener(
    { ...database.connection, host: '127.0.0.1', port: (proxy.address() as AddressInfo).port },
    { component: (id) => heard.components.push(id), owner: (id) => heard.owners.push(id), heard: () => heard.states.push(true), lost: (since) => (heard.states.push(false), heard.since.push(since)) },
    pino({ level: 'silent' }),
  )
  const cut = () => sockets.forEach((socket) => socket.destroy())
  closers.push(async () => {
    await listener.close()
    cut()
    await new Promise((resolve) => proxy.close(resolve))
  })
  const tell = (payload: string) => database.pool.query('select pg_notify($1, $2)', ['inlay_changed', payload])
  return { listener, heard, state, cut, tell }
}

describe('the listener for changes', () => {
  it('hears of components and owners', async () => {
    const { listener, heard, tell } = await wired()
    await listener.start()
    expect(heard.states).toEqual([true])
    const [component, owner] = [randomUUID(), randomUUID()]
    await tell(`component:${component}`)
    await tell(`owner:${owner}`)
    await vi.waitFor(() => expect([heard.components, heard.owners]).toEqual([[component], [owner]]))
  })

  it('says so when the connection is cut, and hears again by itself', async () => {
    const { listener, heard, cut, tell } = await wired()
    await listener.start()
    cut()
    await vi.waitFor(() => expect(heard.states).toEqual([true, false, true]), { timeout: 5000 })
    const id = randomUUID()
    await tell(`component:${id}`)
    await vi.waitFor(() => expect(heard.components).toEqual([id]))
  })

  it('finds a connection that went silent within five seconds', async () => {
    const { listener, heard, state } = await wired()
    const began = Date.now()
    await listener.start()
    const frozen = Date.now()
    state.frozen = true
    await vi.waitFor(() => expect(heard.states).toEqual([true, false]), { timeout: 5000 })
    // It says since when: not since it noticed.
    expect(heard.since[0]).toBeGreaterThanOrEqual(began)
    expect(heard.since[0]).toBeLessThanOrEqual(frozen)
    state.frozen = false
    await vi.waitFor(() => expect(heard.states).toEqual([true, false, true]), { timeout: 8000 })
  })

  it('goes on trying when the database is not there at first', async () => {
    const { listener, heard, state } = await wired()
    state.refusing = true
    await listener.start()
    expect([heard.states, heard.since]).toEqual([[false], [0]])
    state.refusing = false
    await vi.waitFor(() => expect(heard.states).toEqual([false, true]), { timeout: 5000 })
  })

  it('lets go when it is closed, in whatever state', async () => {
    const { listener, heard, state } = await wired()
    state.refusing = true
    await listener.start()
    await listener.close()
    state.refusing = false
    expect(heard.states).toEqual([false])
  })
})
