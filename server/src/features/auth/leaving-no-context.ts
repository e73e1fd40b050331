import {
  getCurrentAuthContextAsyncLocalStorage,
  getCurrentDBAdapterAsyncLocalStorage,
  getRequestStateAsyncLocalStorage,
} from '@better-auth/core/context'

/** Where better-auth keeps the state of a call. */
const storages = await Promise.all([getRequestStateAsyncLocalStorage(), getCurrentDBAdapterAsyncLocalStorage(), getCurrentAuthContextAsyncLocalStorage()])

let running = 0

/**
 * Runs a call to better-auth, and switches its AsyncLocalStorage off when no other is running. Until Node 24 one that
 * was ever used makes every asynchronous resource of the process dearer, those of visitors' requests too: measured on
 * Node 20, a bare node:http server answers a third fewer requests. It switches itself on when it is used again.
 * https://nodejs.org/docs/latest-v20.x/api/async_context.html#asynclocalstoragedisable
 */
export async function leavingNoContext<T>(call: () => Promise<T>): Promise<T> {
  running++
  try {
    return await call()
  } finally {
    running--
    if (running === 0) for (const storage of storages) storage.disable()
  }
}
