import type { Server } from 'node:http'
import { StartError } from '../start-error.ts'

/** Listens, or throws a StartError that says what keeps it from that. */
export function listen(server: Server, { host, port }: { readonly host: string | undefined; readonly port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)))
    server.listen({ host, port }, resolve)
  })
}

function explain(error: NodeJS.ErrnoException, host: string | undefined, port: number): Error {
  const where = host === undefined ? `Port ${port}` : `Port ${port} of ${host}`
  if (error.code === 'EADDRINUSE') return new StartError(`${where} is in use by another program: stop that one, or set PORT to another number.`)
  if (error.code === 'EACCES') return new StartError(`${where} may not be used by this user: set PORT to a number above 1023.`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') return new StartError(`HOST is ${host}, which is no address of this machine.`)
  return error
}
