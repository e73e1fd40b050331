import type { Places } from './places.ts'
import { listen } from './page-events.ts'

/** window.Inlay, the only global. */
export interface PageApi {
  readonly on: typeof listen
  readonly open: (id: string) => void
  readonly close: (id: string) => void
  readonly refresh: (id?: string) => void
  /** Inlay.push(['open', id]) is Inlay.open(id): the form that works before the script is there, too. */
  readonly push: (call: Call) => void
}

type Call = readonly [keyof PageApi, ...unknown[]]

declare global {
  interface Window {
    Inlay?: unknown
  }
}

/** Whether a copy of the script runs on this page already. */
export function isRunning(): boolean {
  return typeof (window.Inlay as Partial<PageApi> | undefined)?.refresh === 'function'
}

/** Takes the place of the queue `window.Inlay = window.Inlay || []` and does what waits in it, in order. */
export function installPageApi({ open, close, refresh }: Places): void {
  const queue = window.Inlay
  const api: PageApi = {
    on: listen,
    open,
    close,
    refresh,
    push([name, ...args]) {
      const method = api[name] as ((...args: unknown[]) => void) | undefined
      if (method) method(...args)
    },
  }
  window.Inlay = api
  // Anything but an array is not a queue of ours: an element with id="Inlay" is on window under that name.
  if (!Array.isArray(queue)) return
  for (const call of queue as Call[]) {
    try {
      api.push(call)
    } catch {
      // A call that makes no sense is no reason to drop the next one.
    }
  }
}
