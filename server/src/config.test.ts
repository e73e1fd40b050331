import fc from 'fast-check'
import { isAbsolute } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const secret = 'f'.repeat(64)

const complaintAbout = (env: Record<string, string>) => {
  try {
    readConfig(env)
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
  throw new Error('was accepted')
}

describe('readConfig', () => {
  it('has a value for everything in an empty environment', () => {
    const { dataDir, ...rest } = readConfig({})
    expect(isAbsolute(dataDir) && dataDir.endsWith('/data')).toBe(true)
    expect(rest).toEqual({
      port: 3000,
      host: undefined,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      trustedProxies: [],
      webhookNetworks: [],
      smtpUrl: undefined,
      s3: undefined,
      defaultPlan: 'free',
      eventsRetentionMonths: 24,
      logLevel: 'info',
      authSecret: undefined,
    })
  })

  it('takes an empty or blank value for an unset one', () => {
    const names = ['PORT', 'HOST', 'PUBLIC_URL', 'DATA_DIR', 'DATABASE_URL', 'TRUSTED_PROXIES', 'SMTP_URL', 'DEFAULT_PLAN', 'EVENTS_RETENTION_MONTHS', 'LOG_LEVEL', 'AUTH_SECRET', 'S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ' '])))).toEqual(readConfig({}))
  })

  it('takes what is right', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '::1',
      PUBLIC_URL: 'https://inlay.example.com/',
      DATA_DIR: '/srv/inlay',
      DATABASE_URL: 'postgres://inlay:p%40ss@db.example:5433/inlay?sslmode=verify-full',
      TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1 fd00::/8',
      SMTP_URL: 'smtps://me:secret@mail.example.com:465',
      DEFAULT_PLAN: 'Pro',
      LOG_LEVEL: 'DEBUG',
      AUTH_SECRET: secret,
    })
    expect(config).toMatchObject({
      port: 8080,
      host: '::1',
      publicUrl: 'https://inlay.example.com',
      dataDir: '/srv/inlay',
      databaseUrl: 'postgres://inlay:p%40ss@db.example:5433/inlay?sslmode=verify-full',
      defaultPlan: 'pro',
      logLevel: 'debug',
      authSecret: secret,
    })
    expect(config.trustedProxies).toEqual([
      { address: '10.0.0.0', prefix: 8, family: 'ipv4' },
      { address: '127.0.0.1', prefix: 32, family: 'ipv4' },
      { address: 'fd00::', prefix: 8, family: 'ipv6' },
    ])
  })

  it('shows itself to browsers at the port it listens on, unless told otherwise', () => {
    expect(readConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000')
  })

  it.each([
    ['PORT', '80a'],
    ['EVENTS_RETENTION_MONTHS', '0'],
    ['EVENTS_RETENTION_MONTHS', '1201'],
    ['EVENTS_RETENTION_MONTHS', 'never'],
    ['EVENTS_RETENTION_MONTHS', '1.5'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['HOST', 'http://localhost'],
    ['HOST', '1.2.3'],
    ['PUBLIC_URL', 'inlay.example.com'],
    ['PUBLIC_URL', 'ftp://inlay.example.com'],
    ['PUBLIC_URL', 'https://inlay.example.com/sub'],
    ['PUBLIC_URL', 'https://me:secret@inlay.example.com'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', 'fe80::1/129'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['TRUSTED_PROXIES', 'proxy.example'],
    ['DEFAULT_PLAN', 'gold'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s in one sentence with its name and value', (name, value) => {
    const complaint = complaintAbout({ [name]: value })
    expect(complaint).toMatch(new RegExp(`^${name} (is|has) `))
    expect(complaint).toContain(value)
    expect(complaint).toMatch(/^[^\n]+\.$/)
  })

  it.each([
    ['DATABASE_URL', 'mysql://inlay:hunter2@db/inlay'],
    ['DATABASE_URL', 'postgres://inlay:hunter2@db'],
    ['DATABASE_URL', 'postgres://inlay:hunter2@db:99999/inlay'],
    ['SMTP_URL', 'smtp://inlay:hunter2@mail?from=hunter2'],
    ['SMTP_URL', 'smtp://inlay:hunter2@mail?from=ann@example.com%0d%0aBcc:%20eve@example.com'],
    ['SMTP_URL', 'https://inlay:hunter2@mail'],
    ['SMTP_URL', 'hunter2'],
    ['AUTH_SECRET', 'hunter2'],
  ])('refuses %s=%s without repeating what may be secret', (name, value) => {
    const complaint = complaintAbout({ AUTH_SECRET: secret, [name]: value })
    expect(complaint).toMatch(new RegExp(`^${name} has `))
    expect(complaint).not.toContain('hunter2')
  })

  describe('of a bucket for files', () => {
    const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'hunter2' }
    const bucket = { S3_BUCKET: 'files', ...keys }

    it('takes what is right', () => {
      expect(readConfig({ ...bucket, S3_ENDPOINT: 'http://minio:9000', S3_REGION: 'eu-central-1' }).s3).toEqual({ endpoint: 'http://minio:9000', bucket: 'files', region: 'eu-central-1', accessKeyId: 'key', secretAccessKey: 'hunter2' })
      expect(readConfig(bucket).s3).toMatchObject({ endpoint: undefined, region: 'us-east-1' })
    })

    it.each([
      ['S3_BUCKET', keys],
      ['S3_BUCKET', { S3_ENDPOINT: 'http://minio:9000' }],
      ['S3_BUCKET', { S3_REGION: 'eu' }],
      ['S3_ACCESS_KEY_ID', { S3_BUCKET: 'files' }],
      ['S3_SECRET_ACCESS_KEY', { ...bucket, S3_SECRET_ACCESS_KEY: '' }],
      ['S3_BUCKET', { ...bucket, S3_BUCKET: 'a b/c' }],
      ['S3_REGION', { ...bucket, S3_REGION: 'eu central' }],
      ['S3_ENDPOINT', { ...bucket, S3_ENDPOINT: 'minio:9000' }],
      ['S3_ENDPOINT', { ...bucket, S3_ENDPOINT: 'https://me:hunter2@minio' }],
      ['S3_ENDPOINT', { ...bucket, S3_ENDPOINT: 'https://minio/?key=hunter2' }],
    ])('names %s when it is wrong or missing in %j', (name, env) => {
      const complaint = complaintAbout(env)
      expect(complaint).toMatch(new RegExp(`^${name} (is|has) [^\\n]+\\.$`))
      expect(complaint).not.toContain('hunter2')
    })
  })

  it('asks for AUTH_SECRET with a database of your own, where several processes have to agree on it', () => {
    expect(complaintAbout({ DATABASE_URL: 'postgres://db/inlay' })).toMatch(/^AUTH_SECRET is missing/)
    expect(readConfig({ DATABASE_URL: 'postgres://db/inlay', AUTH_SECRET: secret }).databaseUrl).toBe('postgres://db/inlay')
  })

  it('answers any environment with a configuration or one sentence that names a variable', () => {
    const names = ['PORT', 'HOST', 'PUBLIC_URL', 'DATABASE_URL', 'TRUSTED_PROXIES', 'SMTP_URL', 'DEFAULT_PLAN', 'EVENTS_RETENTION_MONTHS', 'LOG_LEVEL', 'AUTH_SECRET', 'S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
    const value = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webUrl(), fc.ipV4(), fc.ipV6(), fc.integer().map(String))
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), (env) => {
        try {
          const config = readConfig(env)
          expect(config.port).toBeGreaterThanOrEqual(0)
          expect(config.publicUrl.endsWith('/')).toBe(false)
        } catch (error) {
          expect(error).toBeInstanceOf(ConfigError)
          expect((error as Error).message).toMatch(new RegExp(`^(${names.join('|')}) [^\\n\\r\\u2028]+[.]$`, 'u'))
        }
      }),
    )
  })
})
