import { DELIVERY_MAX_IDS } from '@inlay/contract/rules/delivery-limits'
import type { DeliveredComponents } from '@inlay/contract/delivery'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { componentSource } from '../src/loader/component-source.ts'
import { sampleFaq } from './sample.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { readyState: 'complete' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answerTo = (ids: readonly string[]): DeliveredComponents => ({ components: ids.map((id) => sampleFaq({}, id)), renderers: { faq: '/embed/faq.js' } })

function source(answer: (ids: readonly string[]) => Promise<DeliveredComponents> = (ids) => Promise.resolve(answerTo(ids))) {
  const calls: string[][] = []
  const { get, forget } = componentSource((ids) => {
    calls.push([...ids])
    return answer(ids)
  })
  return { get, forget, calls }
}

test('ids that come up together share one call, each id once', async () => {
  const { get, calls } = source()
  const found = Promise.all([get('a'), get('b'), get('a')])
  await vi.runAllTimersAsync()
  expect((await found).map((one) => one?.component.id)).toEqual(['a', 'b', 'a'])
  expect(calls).toEqual([['a', 'b']])
})

test('while the page is being read, ids are gathered for a moment', async () => {
  vi.stubGlobal('document', { readyState: 'loading' })
  const { get, calls } = source()
  void get('a')
  await vi.advanceTimersByTimeAsync(20)
  void get('b')
  await vi.advanceTimersByTimeAsync(20)
  expect(calls).toEqual([])
  await vi.advanceTimersByTimeAsync(10)
  expect(calls).toEqual([['a', 'b']])
})

test('a call never carries more ids than the server answers', async () => {
  const { get, calls } = source()
  const ids = Array.from({ length: 2 * DELIVERY_MAX_IDS + 1 }, (_, index) => `id-${index}`)
  const found = Promise.all(ids.map(get))
  await vi.runAllTimersAsync()
  expect((await found).map((one) => one?.component.id)).toEqual(ids)
  expect(calls.map((call) => call.length)).toEqual([DELIVERY_MAX_IDS, DELIVERY_MAX_IDS, 1])
})

test('what is known, even that there is nothing, is not asked again until it is forgotten', async () => {
  const { get, forget, calls } = source(() => Promise.resolve({ components: [], renderers: {} }))
  const ask = async () => {
    const found = get('a')
    await vi.runAllTimersAsync()
    return found
  }
  expect([await ask(), await ask()]).toEqual([null, null])
  expect(calls).toHaveLength(1)
  forget('a')
  await ask()
  expect(calls).toHaveLength(2)
})

test('a kind that the answer names no renderer for is as good as absent', async () => {
  const { get } = source((ids) => Promise.resolve({ ...answerTo(ids), renderers: {} }))
  const found = get('a')
  await vi.runAllTimersAsync()
  expect(await found).toBeNull()
})

test('a failed call is forgotten, so the next marker asks anew', async () => {
  let down = true
  const { get, calls } = source((ids) => (down ? Promise.reject(new Error('down')) : Promise.resolve(answerTo(ids))))
  const refused = expect(get('a')).rejects.toThrow('down')
  await vi.runAllTimersAsync()
  await refused
  down = false
  const found = get('a')
  await vi.runAllTimersAsync()
  expect((await found)?.component.id).toBe('a')
  expect(calls).toHaveLength(2)
})
