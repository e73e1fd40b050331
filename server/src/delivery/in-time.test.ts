import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inTime } from './in-time.ts'

it('what is done in time is given as it is, also when it failed', async () => {
  expect(await inTime(sleep(1, 'done'), 1_000)).toBe('done')
  await expect(inTime(Promise.reject(new Error('its own')), 1_000)).rejects.toThrow('its own')
})

it('what takes too long is a 503 that says when to come again, and may fail later without a word', async () => {
  const work = sleep(50).then(() => Promise.reject(new Error('late')))
  await expect(inTime(work, 10)).rejects.toMatchObject({ status: 503, details: { headers: { 'retry-after': '5' } } })
  await expect(work).rejects.toThrow('late')
})
