import { describe, expect, it } from 'vitest'
import { PollResults } from './poll-results.ts'

/** A poll that is counted when the test says so: each count has one answer more than the one before. */
function gated(people = 0) {
  const counts: ((failure?: Error) => Promise<void>)[] = []
  const results = new PollResults(
    () =>
      new Promise((resolve, reject) => {
        const found = { counts: {}, people: ++people }
        counts.push(async (failure) => {
          if (failure) reject(failure)
          else resolve(found)
          await new Promise(setImmediate)
        })
      }),
  )
  return { results, counts, peopleOf: async (asked: Promise<{ people: number }>) => (await asked).people }
}

describe('the results of a poll', () => {
  it('are counted once at a time; who asks meanwhile shares the next count, and has their own answer in it', async () => {
    const { results, counts, peopleOf } = gated()
    const first = results.get('a')
    const others = Array.from({ length: 50 }, () => results.get('a'))
    expect(counts).toHaveLength(1)
    await counts[0]!()
    expect(await peopleOf(first)).toBe(1)
    expect(counts).toHaveLength(2)
    const late = results.get('a')
    await counts[1]!()
    expect(await Promise.all(others.map(peopleOf))).toEqual(Array(50).fill(2))
    expect(counts).toHaveLength(3)
    await counts[2]!()
    expect(await peopleOf(late)).toBe(3)
    const alone = results.get('a')
    await counts[3]!()
    expect([await peopleOf(alone), counts.length]).toEqual([4, 4])
  })

  it('of many answers are told again for a while, to those who asked meanwhile too', async () => {
    const { results, counts, peopleOf } = gated(1_000)
    const asked = [results.get('a'), results.get('a'), results.get('b')]
    await counts[0]!()
    expect(await Promise.all([...asked.slice(0, 2), results.get('a')].map(peopleOf))).toEqual([1_001, 1_001, 1_001])
    await counts[1]!()
    expect([await peopleOf(asked[2]!), counts.length]).toEqual([1_002, 2])
  })

  it('are counted again after a count that failed', async () => {
    const { results, counts, peopleOf } = gated()
    const failed = expect(results.get('a')).rejects.toThrow('away')
    const next = results.get('a')
    await counts[0]!(new Error('away'))
    await failed
    await counts[1]!()
    expect(await peopleOf(next)).toBe(2)
    const after = results.get('a')
    await counts[2]!()
    expect(await peopleOf(after)).toBe(3)
  })
})
