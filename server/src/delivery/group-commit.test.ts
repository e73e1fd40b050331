import { describe, expect, it } from 'vitest'
import { GroupCommit, QueueFull } from './group-commit.ts'

const LIMITS = { waiting: 20_000, batch: 2000 }
const many = (n: number) => Array.from({ length: n }, (_, i) => String(i))

/** A database that commits when the test says so. */
function gatedWriter() {
  const batches: string[][] = []
  const gates: (() => void)[] = []
  const writer = new GroupCommit<string, string>(async (items) => {
    batches.push([...items])
    await new Promise<void>((resolve) => gates.push(resolve))
    return items.map((item) => `${item} is written`)
  }, LIMITS)
  const commit = async () => {
    gates.shift()!()
    await new Promise(setImmediate)
  }
  return { writer, batches, commit }
}

describe('a group commit', () => {
  it('writes together what arrives while a transaction is on its way', async () => {
    const { writer, batches, commit } = gatedWriter()
    const first = writer.add(['a'])
    await new Promise(setImmediate)
    const others = ['b', 'c', 'd'].map((key) => writer.add([key]))
    await commit()
    await first
    expect(batches).toEqual([['a'], ['b', 'c', 'd']])
    await commit()
    await Promise.all(others)
  })

  it('tells each arrival what became of its own items', async () => {
    const { writer, commit } = gatedWriter()
    const both = Promise.all([writer.add(['a', 'b']), writer.add(['c'])])
    await new Promise(setImmediate)
    await commit()
    expect(await both).toEqual([['a is written', 'b is written'], ['c is written']])
  })

  it('acknowledges nothing before its commit', async () => {
    const { writer, commit } = gatedWriter()
    let done = false
    const added = writer.add(['a']).then(() => (done = true))
    await new Promise(setImmediate)
    expect(done).toBe(false)
    await commit()
    await added
  })

  it('fails only the arrival that spoils its batch', async () => {
    const written: string[] = []
    const writer = new GroupCommit<string>((items) => {
      if (items.includes('poison')) return Promise.reject(new Error('spoilt'))
      written.push(...items)
      return Promise.resolve(Array<void>(items.length))
    }, LIMITS)
    const results = await Promise.allSettled(['a', 'poison', 'b'].map((key) => writer.add([key])))
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(written).toEqual(['a', 'b'])
  })

  it('fails all arrivals of a batch at once while there is no database', async () => {
    let tried = 0
    const writer = new GroupCommit<string>(() => {
      tried++
      return Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))
    }, LIMITS)
    const results = await Promise.allSettled(many(100).map((key) => writer.add([key])))
    expect(results.map(({ status }) => status)).toEqual(Array(100).fill('rejected'))
    expect(tried).toBe(1)
  })

  it('refuses what is too much to wait, and takes again when there is room', async () => {
    const { writer, commit } = gatedWriter()
    const first = writer.add(many(20_000))
    await expect(writer.add(['x'])).rejects.toBeInstanceOf(QueueFull)
    await new Promise(setImmediate)
    await commit()
    await first
    const next = writer.add(['y'])
    await new Promise(setImmediate)
    await commit()
    await next
  })

  it('has written everything when a flush resolves', async () => {
    const { writer, batches, commit } = gatedWriter()
    void writer.add(['a'])
    await new Promise(setImmediate)
    void writer.add(['b'])
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
