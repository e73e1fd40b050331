import { describe, expect, it } from 'vitest'
import { EventWriter, QueueFull } from './event-writer.ts'
import type { StorableEvent } from './store.ts'

const event = (event_key: string) => ({ event_key }) as StorableEvent
const many = (n: number) => Array.from({ length: n }, (_, i) => event(String(i)))

/** A database that commits when the test says so. */
function gatedWriter() {
  const batches: string[][] = []
  const gates: (() => void)[] = []
  const writer = new EventWriter(async (events) => {
    batches.push(events.map(({ event_key }) => event_key))
    await new Promise<void>((resolve) => gates.push(resolve))
  })
  const commit = async () => {
    gates.shift()!()
    await new Promise(setImmediate)
  }
  return { writer, batches, commit }
}

describe('the writer of events', () => {
  it('writes together what arrives while a transaction is on its way', async () => {
    const { writer, batches, commit } = gatedWriter()
    const first = writer.add([event('a')])
    await new Promise(setImmediate)
    const others = ['b', 'c', 'd'].map((key) => writer.add([event(key)]))
    await commit()
    await first
    expect(batches).toEqual([['a'], ['b', 'c', 'd']])
    await commit()
    await Promise.all(others)
  })

  it('acknowledges nothing before its commit', async () => {
    const { writer, commit } = gatedWriter()
    let done = false
    const added = writer.add([event('a')]).then(() => (done = true))
    await new Promise(setImmediate)
    expect(done).toBe(false)
    await commit()
    await added
  })

  it('fails only the arrival that spoils its batch', async () => {
    const written: string[] = []
    const writer = new EventWriter((events) => {
      if (events.some(({ event_key }) => event_key === 'poison')) return Promise.reject(new Error('spoilt'))
      written.push(...events.map(({ event_key }) => event_key))
      return Promise.resolve()
    })
    const results = await Promise.allSettled(['a', 'poison', 'b'].map((key) => writer.add([event(key)])))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(written).toEqual(['a', 'b'])
  })

  it('refuses what is too much to wait, and takes again when there is room', async () => {
    const { writer, commit } = gatedWriter()
    const first = writer.add(many(20_000))
    await expect(writer.add([event('x')])).rejects.toBeInstanceOf(QueueFull)
    await new Promise(setImmediate)
    await commit()
    await first
    const next = writer.add([event('y')])
    await new Promise(setImmediate)
    await commit()
    await next
  })

  it('has written everything when a flush resolves', async () => {
    const { writer, batches, commit } = gatedWriter()
    void writer.add([event('a')])
    await new Promise(setImmediate)
    void writer.add([event('b')])
    let flushed = false
    const flush = writer.flush().then(() => (flushed = true))
    await commit()
    expect(flushed).toBe(false)
    await commit()
    await flush
    expect(batches).toEqual([['a'], ['b']])
  })

  it('splits what is too much for one transaction between arrivals', async () => {
    const { writer, batches, commit } = gatedWriter()
    const all = Promise.all([writer.add(many(1500)), writer.add(many(1500)), writer.add(many(400))])
    await new Promise(setImmediate)
    await commit()
    await commit()
    await all
    expect(batches.map((batch) => batch.length)).toEqual([1500, 1900])
  })
})
