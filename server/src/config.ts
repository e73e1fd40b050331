import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { isEmail } from '@inlay/contract/rules/email'
import { PLANS } from '@inlay/contract/rules/plans'
import type { Plan } from '@inlay/contract/rules/plans'
import type { Bucket } from './files/bucket-files.ts'
import { StartError } from './start-error.ts'

/** A network. A single address has the full prefix. */
export interface Cidr {
  address: string
  prefix: number
  family: 'ipv4' | 'ipv6'
}

export interface Config {
  /** 0 lets the system choose. */
  port: number
  /** Undefined listens on all interfaces. */
  host: string | undefined
  /** As people's browsers see it, without a trailing slash. */
  publicUrl: string
  /** Absolute. */
  dataDir: string
  /** Undefined: the embedded PostgreSQL under dataDir. */
  databaseUrl: string | undefined
  /** Whose members may speak for a client in forwarded headers. */
  trustedProxies: Cidr[]
  /** Networks that are not public and that webhooks may call nevertheless. */
  webhookNetworks: Cidr[]
  smtpUrl: string | undefined
  /** Where files of visitors are kept. Undefined: under dataDir. */
  s3: Bucket | undefined
  defaultPlan: Plan
  /** Single events older than so many months are removed; counts of them stay. */
  eventsRetentionMonths: number
  logLevel: (typeof logLevels)[number]
  /** Undefined: generated into dataDir once (readAuthSecret). */
  authSecret: string | undefined
}

/** A value of the environment that is not right; the message names it and says what is. */
export class ConfigError extends StartError {
  override name = 'ConfigError'
}

type Env = Record<string, string | undefined>

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const S3_NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
/** better-auth signs with it; shorter ones can be guessed. */
const secretLength = 32

/** Reads and checks the environment. An empty value counts as unset. Throws ConfigError. */
export function readConfig(env: Env): Config {
  const value = (name: string) => env[name]?.trim() || undefined
  const port = readPort(value('PORT'))
  const databaseUrl = readDatabaseUrl(value('DATABASE_URL'))
  return {
    port,
    host: readHost(value('HOST')),
    publicUrl: readPublicUrl(value('PUBLIC_URL'), port),
    dataDir: resolve(value('DATA_DIR') ?? './data'),
    databaseUrl,
    trustedProxies: readNetworks('TRUSTED_PROXIES', value('TRUSTED_PROXIES')),
    webhookNetworks: readNetworks('WEBHOOK_PRIVATE_NETWORKS', value('WEBHOOK_PRIVATE_NETWORKS')),
    smtpUrl: readSmtpUrl(value('SMTP_URL')),
    s3: readBucket(value),
    defaultPlan: readChoice('DEFAULT_PLAN', value('DEFAULT_PLAN'), PLANS, 'free'),
    eventsRetentionMonths: readMonths(value('EVENTS_RETENTION_MONTHS')),
    logLevel: readChoice('LOG_LEVEL', value('LOG_LEVEL'), logLevels, 'info'),
    authSecret: readSecret(value('AUTH_SECRET'), databaseUrl !== undefined),
  }
}

function readPort(value = '3000'): number {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : NaN
  if (!(port <= 65_535)) throw new ConfigError(`PORT is ${quote(value)}, but has to be a whole number from 0 to 65535.`)
  return port
}

function readMonths(value = '24'): number {
  const months = /^\d{1,4}$/.test(value) ? Number(value) : NaN
  if (!(months >= 1 && months <= 1_200)) throw new ConfigError(`EVENTS_RETENTION_MONTHS is ${quote(value)}, but has to be a whole number from 1 to 1200.`)
  return months
}

function readHost(value: string | undefined): string | undefined {
  const isName = value !== undefined && /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value) && !/^[\d.]+$/.test(value)
  if (value === undefined || isIP(value) || isName) return value
  throw new ConfigError(`HOST is ${quote(value)}, but has to be an address or a host name to listen on, such as 127.0.0.1.`)
}

function readPublicUrl(value: string | undefined, port: number): string {
  if (value === undefined) return `http://localhost:${port}`
  const url = parseUrl(value)
  // The dashboard, the API and the script are served from the root of one origin.
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password) return url.origin
  throw new ConfigError(`PUBLIC_URL is ${quote(value)}, but has to be an http or https address without a path, such as https://inlay.example.com.`)
}

function readDatabaseUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const url = parseUrl(value)
  if (url && /^postgres(ql)?:$/.test(url.protocol) && url.pathname.length > 1) return value
  // Not quoted: it may hold a password.
  throw new ConfigError('DATABASE_URL has to be an address such as postgres://user:password@host:5432/database.')
}

function readSmtpUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const url = parseUrl(value)
  if (url && /^smtps?:$/.test(url.protocol) && url.hostname) {
    const from = url.searchParams.get('from')
    if (from === null || isEmail(from)) return value
    throw new ConfigError('SMTP_URL has a parameter from that is no address; it has to be one such as from=hello@example.com.')
  }
  throw new ConfigError('SMTP_URL has to be an address such as smtps://user:password@mail.example.com.')
}

function readBucket(value: (name: string) => string | undefined): Bucket | undefined {
  const [endpoint, bucket, region, accessKeyId, secretAccessKey] = S3_NAMES.map(value)
  const given = S3_NAMES.find((name) => value(name) !== undefined)
  if (given === undefined) return undefined
  const missing = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].find((name) => value(name) === undefined)
  if (missing) throw new ConfigError(`${missing} is missing, but with ${given} it has to be set, so that files can be kept in a bucket.`)
  const url = endpoint === undefined ? undefined : parseUrl(endpoint)
  if (endpoint !== undefined && (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password)) {
    // Not quoted: it may hold a password.
    throw new ConfigError('S3_ENDPOINT has to be an http or https address without a password, such as https://s3.example.com.')
  }
  if (!/^[a-z0-9][\w.-]{1,61}[a-z0-9]$/i.test(bucket!)) throw new ConfigError(`S3_BUCKET is ${quote(bucket!)}, but has to be the name of a bucket, of 3 to 63 letters, digits, dots and dashes.`)
  if (region !== undefined && !/^[a-z0-9-]{1,40}$/i.test(region)) throw new ConfigError(`S3_REGION is ${quote(region)}, but has to be the name of a region, such as eu-central-1.`)
  return { endpoint, bucket: bucket!, region: region ?? 'us-east-1', accessKeyId: accessKeyId!, secretAccessKey: secretAccessKey! }
}

function readNetworks(name: string, value = ''): Cidr[] {
  return value
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((entry) => {
      const [address = '', bits, ...rest] = entry.split('/')
      const version = isIP(address)
      const longest = version === 6 ? 128 : 32
      const prefix = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : NaN
      if (version && prefix <= longest && !rest.length && !address.includes('%')) return { address, prefix, family: version === 6 ? 'ipv6' : 'ipv4' }
      throw new ConfigError(`${name} has ${quote(entry)}, but takes addresses and networks separated by commas, such as 10.0.0.0/8, 127.0.0.1.`)
    })
}

function readChoice<T extends string>(name: string, value: string | undefined, choices: readonly T[], fallback: T): T {
  const choice = value === undefined ? fallback : choices.find((one) => one === value.toLowerCase())
  if (choice) return choice
  throw new ConfigError(`${name} is ${quote(value ?? '')}, but has to be one of ${choices.join(', ')}.`)
}

function readSecret(value: string | undefined, required: boolean): string | undefined {
  if (value === undefined && required) {
    throw new ConfigError(`AUTH_SECRET is missing, but with DATABASE_URL it has to be ${secretLength} or more random characters, the same in every process ("openssl rand -hex 32" makes one).`)
  }
  if (value !== undefined && value.length < secretLength) {
    throw new ConfigError(`AUTH_SECRET has ${value.length} characters, but has to be ${secretLength} or more random ones ("openssl rand -hex 32" makes one).`)
  }
  return value
}

const parseUrl = (value: string) => (URL.canParse(value) ? new URL(value) : undefined)

/** For a message of one line, whatever the value holds. */
const quote = (value: string) => JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value)
