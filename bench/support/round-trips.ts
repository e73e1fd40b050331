import type { CDPSession } from '@playwright/test'

interface Request {
  /** Seconds. */
  end: number
  /** How many requests had to come to their end, one after the other, up to this one's. */
  trips: number
}

/**
 * Watches what a page asks of one origin; the function that it returns says how many requests came one after the other,
 * each beginning after another's end. Beacons are left out: nothing waits for them.
 */
export async function countRoundTrips(session: CDPSession, origin: string): Promise<() => number> {
  const requests = new Map<string, Request>()
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (!request.url.startsWith(`${origin}/`) || type === 'Ping') return
    const before = [...requests.values()].filter(({ end }) => end <= timestamp).map(({ trips }) => trips)
    requests.set(requestId, { end: Infinity, trips: 1 + Math.max(0, ...before) })
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = requests.get(requestId)
    if (request) request.end = timestamp
  })
  await session.send('Network.enable')
  return () => Math.max(0, ...[...requests.values()].map(({ trips }) => trips))
}
