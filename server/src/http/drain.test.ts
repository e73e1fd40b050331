import { Agent, createServer, get } from 'node:http'
import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { drain } from './drain.ts'
import { listen } from './listen.ts'

/** A server that leaves it to the test to answer its first request. */
async function serving(): Promise<{ server: Server; url: string; begun: Promise<ServerResponse> }> {
  const server = createServer()
  const begun = new Promise<ServerResponse>((resolve) => server.once('request', (_request, response) => resolve(response)))
  await listen(server, { host: '127.0.0.1', port: 0 })
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, begun }
}

const ask = (url: string, agent?: Agent) =>
  new Promise<string>((resolve, reject) => {
    get(url, { agent }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part)).on('end', () => resolve(text)).on('error', reject)
    }).on('error', reject)
  })

describe('draining', () => {
  it('answers the request in flight, then ends, though the browser keeps its connection', async () => {
    const { server, url, begun } = await serving()
    const agent = new Agent({ keepAlive: true })
    const inFlight = ask(url, agent)
    const response = await begun
    const drained = drain(server, 10_000)
    response.end('finished')
    expect(await inFlight).toBe('finished')
    await drained
    await expect(ask(url)).rejects.toThrow('ECONNREFUSED')
    agent.destroy()
  })

  it('does not wait for a request that never ends', async () => {
    const { server, url, begun } = await serving()
    const endless = ask(url).catch((error: Error) => error.message)
    await begun
    await drain(server, 100)
    expect(await endless).toBe('socket hang up')
  })
})

describe('listening', () => {
  it('on a port that is in use says so in one sentence', async () => {
    const { server } = await serving()
    const { port } = server.address() as AddressInfo
    await expect(listen(createServer(), { host: '127.0.0.1', port })).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is in use by another program: stop that one, or set PORT to another number.`,
    )
    server.close()
  })

  it('on an address of another machine says so', async () => {
    await expect(listen(createServer(), { host: '192.0.2.1', port: 0 })).rejects.toThrow('HOST is 192.0.2.1, which is no address of this machine.')
  })
})
