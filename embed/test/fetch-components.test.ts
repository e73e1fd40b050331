import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchComponents } from '../src/loader/fetch-components.ts'

const EMPTY = { components: [], renderers: {} }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', { href: 'https://shop.example/' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** @param answers a status, or 0 for a connection that fails; the last one repeats */
async function outcome(answers: readonly number[], hopeless = () => false): Promise<{ asked: string[]; result: unknown }> {
  const asked: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    const status = answers[Math.min(asked.push(url), answers.length) - 1]!
    return status ? Promise.resolve(new Response(JSON.stringify(EMPTY), { status })) : Promise.reject(new TypeError('Failed to fetch'))
  })
  const result = fetchComponents('https://inlay.example', ['a', 'b'], hopeless).catch(String)
  await vi.runAllTimersAsync()
  return { asked, result: await result }
}

test('one call names all ids', async () => {
  expect(await outcome([200])).toEqual({ asked: ['https://inlay.example/v1/components?ids=a,b'], result: EMPTY })
})

test('the key of a preview link in the address of the page goes with the ids', async () => {
  vi.stubGlobal('location', { href: 'https://shop.example/?a=b&inlay-preview=key#top' })
  expect((await outcome([200])).asked).toEqual(['https://inlay.example/v1/components?ids=a,b=key#top'])
})

test.each([[503], [500], [429], [0]])('an answer of %i is tried twice more', async (status) => {
  const { asked, result } = await outcome([status])
  expect(asked).toHaveLength(3)
  expect(result).toBe('Error: https://inlay.example does not answer')
  expect(await outcome([status, 200])).toMatchObject({ result: EMPTY })
})

test.each([[400], [403], [404]])('an answer of %i is final', async (status) => {
  expect((await outcome([status, 200])).asked).toHaveLength(1)
})

test('nothing is tried again once it is hopeless', async () => {
  expect((await outcome([0, 200], () => true)).asked).toHaveLength(1)
})
