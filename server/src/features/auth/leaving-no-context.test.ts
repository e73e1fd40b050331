import { executionAsyncResource } from 'node:async_hooks'
import { expect, it } from 'vitest'
import { testApp } from '../../../test/app.ts'

/** Whether some AsyncLocalStorage leaves its mark on what is made now. */
const isMarked = () => Object.getOwnPropertySymbols(executionAsyncResource()).length

it('a call to better-auth leaves no asynchronous context behind, which visitors’ requests would pay for', async () => {
  const inlay = await testApp()
  const before = await new Promise((resolve) => setImmediate(() => resolve(isMarked())))
  const person = await inlay.person()
  await Promise.all(Array.from({ length: 5 }, () => inlay.ask('GET', '/api/me', person)))
  expect(await new Promise((resolve) => setImmediate(() => resolve(isMarked())))).toBe(before)
})
