import { createServer } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { uuidv7 } from 'uuidv7'
import { openDatabase } from '../../server/src/db/open.ts'
import { answerError, answerJson } from '../../server/src/delivery/answer.ts'
import { makeDelivery } from '../../server/src/delivery/delivery.ts'
import { GroupCommit } from '../../server/src/delivery/group-commit.ts'
import { PublishedComponents } from '../../server/src/delivery/published-components.ts'
import { readComponents, writeEvents } from '../../server/src/delivery/store.ts'
import type { StorableEvent } from '../../server/src/delivery/store.ts'
import { EVENTS_ALLOWED, takeEvents } from '../../server/src/delivery/take-events.ts'
import { VisitorLimit } from '../../server/src/delivery/visitor-limit.ts'
import { openFiles } from '../../server/src/files/open-files.ts'
import { LiveFlags } from '../../server/src/flags/live-flags.ts'
import { readFlags } from '../../server/src/flags/store.ts'
import { clientAddress } from '../../server/src/http/client-address.ts'
import { makeLog } from '../../server/src/http/log.ts'

// The visitors' side in a process of its own, with two ways beside the real one: /none reads and checks the same body and
// stores nothing, /single gives each request a statement and a commit of its own. Started with a data folder as its
// argument; says port and component id on stdout; stops when its stdin ends.
const database = await openDatabase({ dataDir: process.argv[2]!, databaseUrl: undefined }, { info: () => undefined, warn: console.error })
const log = makeLog('error')
const [owner, component] = [uuidv7(), uuidv7()]
await database.pool.query(`insert into profiles (id, email, full_name) values ($1, 'bench@inlay.example', 'Bench')`, [owner])
await database.pool.query(
  `insert into component_configs (id, user_id, component_type, name, config, is_active) values ($1, $2, 'faq', 'Bench', '{"title":"Bench","items":[]}', true)`,
  [component, owner],
)

const files = await openFiles({ dataDir: process.argv[2]!, s3: undefined }, log)
// Each request comes from a visitor of its own, behind a proxy that is trusted.
const isTrusted = (address: string) => address === '127.0.0.1'
const clientAddressOf = (request: IncomingMessage) => clientAddress(request.socket.remoteAddress, request.headers['x-forwarded-for'] as string | undefined, isTrusted)
const delivery = await makeDelivery({ database, log, embedFiles: new Map(), files, isTrusted, mail: null, webhooks: { wake: () => undefined }, previewOwner: () => null, flags: new LiveFlags(() => readFlags(database.pool), log), loaded: () => undefined })
const components = new PublishedComponents((ids) => readComponents(database.pool, ids), log)
components.trust()
const storesNothing = new GroupCommit<StorableEvent>((events) => Promise.resolve(Array<void>(events.length)), { waiting: 20_000, batch: 2000 })
const oneByOne = {
  add: async (events: readonly StorableEvent[]) => {
    await writeEvents(database.pool, events)
    return Array<void>(events.length)
  },
}
const taking = { components, limit: new VisitorLimit(EVENTS_ALLOWED), clientAddress: clientAddressOf }
const others: Record<string, (request: IncomingMessage) => Promise<number>> = {
  '/none': (request) => takeEvents(request, { ...taking, writer: storesNothing }),
  '/single': (request) => takeEvents(request, { ...taking, writer: oneByOne }),
}

const server = createServer((request, response) => {
  const other = others[request.url ?? '']
  if (!other) return void delivery.handle(request, response)
  other(request).then(
    (accepted) => answerJson(response, 202, { accepted }),
    (error: unknown) => answerError(response, error, log),
  )
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port, component))

process.stdin.resume().on('end', () => {
  server.close()
  server.closeAllConnections()
  void delivery.close().then(() => database.close())
})
