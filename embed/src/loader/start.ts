import { loadChunk } from './chunk.ts'
import { componentSource } from './component-source.ts'
import { eventQueue } from './event-queue.ts'
import { fetchComponents } from './fetch-components.ts'
import { ownScript } from './own-script.ts'
import { installPageApi, isRunning } from './page-api.ts'
import { createPlaces } from './places.ts'
import { warn } from './warn.ts'
import { watchMarkers } from './watch-markers.ts'
import { watchPolicy } from './watch-policy.ts'

/** A refusal by policy is told as an event, just after the failure that it causes; it is the better explanation. */
const POLICY_SPEAKS_FIRST = 100

/** Sets the script going; on a page where it already runs it does nothing. */
export function start(): void {
  if (isRunning()) return
  const script = ownScript(document)
  if (!script) return warn('the script was not loaded by its address.')
  const { origin, nonce } = script
  const refused = watchPolicy(origin)

  const places = createPlaces({
    source: componentSource((ids) => fetchComponents(origin, ids, refused)),
    load: loadChunk,
    track: eventQueue(`${origin}/v1/events`),
    explain: (error) => setTimeout(() => warn(`a component is left out. ${error}`), POLICY_SPEAKS_FIRST),
    nonce,
    origin,
  })
  installPageApi(places)
  watchMarkers(places.sync, places.syncAll)
}
