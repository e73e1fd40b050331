import { StartError } from '../start-error.ts'

/** The sentence for why DATABASE_URL cannot be used; never with its password. Undefined for what is no matter of the address. */
export function connectionError(error: unknown, databaseUrl: string): StartError | undefined {
  const { code = '', message = '' } = rootOf(error)
  const url = new URL(databaseUrl)
  const where = `${decodeURIComponent(url.hostname) || 'the local socket'}${url.port && `:${url.port}`}`
  const user = decodeURIComponent(url.username) || 'its user'
  const database = decodeURIComponent(url.pathname.slice(1))
  const say = (sentence: string) => new StartError(`DATABASE_URL cannot be used: ${sentence}`, { cause: error })

  if (/^(28P01|28000)$/.test(code)) return say(`the server at ${where} refuses "${user}", so check the user, the password and the server's pg_hba.conf.`)
  if (code === '3D000') return say(`the server at ${where} has no database "${database}", so make it first ("createdb ${database}").`)
  if (/^(42501|25006)$/.test(code)) return say(`"${user}" may not make tables in "${database}" at ${where}, so make it the owner of that database.`)
  if (code === '53300') return say(`the server at ${where} has no connection left, so raise its max_connections or end other clients.`)
  if (code === '53100') return say(`the server at ${where} has no space left on its disk.`)
  if (/^57P0[123]$/.test(code)) return say(`the server at ${where} is starting up or shutting down, so try again in a moment.`)
  if (/^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|ETIMEDOUT|ENOENT|EACCES|EPIPE)/.test(code)) return say(`no PostgreSQL answers at ${where} (${code}).`)
  if (/timeout expired|Connection terminated/i.test(message)) return say(`no PostgreSQL answers at ${where} (${message}).`)
  if (/SSL|TLS|CERT|VERIFY/i.test(`${message} ${code}`)) return say(`the encrypted connection to ${where} failed (${message}).`)
  return undefined
}

/** Drizzle wraps the driver's error; node wraps the attempts at several addresses of one name. */
function rootOf(error: unknown): { code?: string; message?: string } {
  const { cause, errors } = error as { cause?: unknown; errors?: unknown[] }
  if (cause) return rootOf(cause)
  return errors?.[0] ? rootOf(errors[0]) : (error as { code?: string; message?: string })
}
