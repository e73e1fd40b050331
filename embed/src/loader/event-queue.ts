import type { EventType, VisitorEvent } from '@inlay/contract/delivery'
import { uuid } from '../uuid.ts'

/** Events wait this long for company, ms. */
const WAIT = 1_000
/** With the longest address each, these stay under the 64 KiB that browsers let a beacon carry. */
const MOST_AT_ONCE = 20
/** Longest host_url, characters. */
const URL_MAX = 2_000

export type Track = (type: EventType, component: { readonly id: string; readonly version?: number }) => void

/** Counts what happens on the page: gathers events and sends them before the page is left. */
export function eventQueue(address: string): Track {
  /** Each as JSON: a list would be written down by the toJSON that a library of the page may have given to arrays. */
  const waiting: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    // A page made ready in advance may never be seen; if it is, its events go then.
    if ((document as { prerendering?: boolean }).prerendering) return
    timer = clearTimeout(timer) as undefined
    while (waiting.length) send(address, `{"events":[${waiting.splice(0, MOST_AT_ONCE).join()}]}`)
  }
  for (const name of ['visibilitychange', 'prerenderingchange']) document.addEventListener(name, flush)
  addEventListener('pagehide', flush)

  return (event_type, { id: component_id, version }) => {
    const host_url = location.href.split('#')[0]!.slice(0, URL_MAX)
    const event: VisitorEvent = { event_key: uuid(), event_type, component_id, version, host_url, at: Date.now() }
    waiting.push(JSON.stringify(event))
    timer ||= setTimeout(flush, WAIT)
  }
}

/** As text/plain, which needs no preflight. A lost event is not worth a second try. */
function send(address: string, body: string): void {
  if (navigator.sendBeacon && navigator.sendBeacon(address, body)) return
  const post = (keepalive: boolean) => fetch(address, { method: 'POST', body, keepalive, credentials: 'omit' })
  // Beacons and keepalive share 64 KiB under way; past that only a plain request is left.
  post(true)
    .catch(() => post(false))
    .catch(() => {})
}
