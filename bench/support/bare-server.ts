import { createServer } from 'node:http'

// The baseline, in a process of its own: node:http that answers every request with the same bytes and headers.
// Started with the body and headers as JSON in its argument; says its port on stdout.
const { body, headers } = JSON.parse(process.argv[2] ?? '{}') as { body: string; headers: Record<string, string> }
const bytes = Buffer.from(body)
const server = createServer((_req, res) => res.writeHead(200, headers).end(bytes))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') console.log(address.port)
})
