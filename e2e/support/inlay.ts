import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'

export interface InlayOptions {
  /** One that is free, where none is named. */
  readonly port?: number | undefined
  readonly env?: NodeJS.ProcessEnv
  /** In a process group of its own: Ctrl-C reaches it by us alone, once, since the second signal ends it without closing. */
  readonly apart?: boolean
  /** Its very first start, by itself, even where there is prepared data to begin from. */
  readonly fresh?: boolean
}

/** Names the folder of `prepareData` to every process of the tests. */
const PREPARED = 'INLAY_PREPARED_DATA'

/** The built product as a process of its own, with a database of its own in a temporary folder. */
export class Inlay {
  #process: ChildProcess | undefined
  #output = ''
  readonly dataDir: string
  readonly origin: string
  readonly #port: number
  readonly #options: InlayOptions

  private constructor(dataDir: string, port: number, options: InlayOptions) {
    this.dataDir = dataDir
    this.#port = port
    this.#options = options
    this.origin = `http://localhost:${port}`
  }

  static async start(options: InlayOptions = {}): Promise<Inlay> {
    const dataDir = await mkdtemp(join(tmpdir(), 'inlay-e2e-'))
    // To enter for PostgreSQL's user where this runs as root; the database would live outside of it otherwise.
    await chmod(dataDir, 0o711)
    const prepared = process.env[PREPARED]
    // With the owner of each file, which is PostgreSQL's user where this runs as root.
    if (prepared && !options.fresh) execFileSync('cp', ['-a', `${prepared}/.`, dataDir])
    const inlay = new Inlay(dataDir, options.port ?? (await freePort()), options)
    await inlay.resume()
    return inlay
  }

  /** Starts the process, again after `stop`, on the same data; done at its first answer. */
  async resume(): Promise<void> {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../../server/dist/main.js')], {
      env: { ...process.env, DEFAULT_PLAN: 'pro', ...this.#options.env, PORT: String(this.#port), DATA_DIR: this.dataDir, PUBLIC_URL: this.origin, LOG_LEVEL: 'warn' },
      detached: this.#options.apart,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = child
    this.#output = ''
    child.stdout.on('data', (chunk: Buffer) => (this.#output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (this.#output += chunk.toString()))
    for (const deadline = Date.now() + 30_000; ; ) {
      if (child.exitCode !== null) throw new Error(`Inlay ended at once:\n${this.#output}`)
      const answer = await fetch(`${this.origin}/readyz`).catch(() => undefined)
      // The line is written once all is done, the setup link in the same breath.
      if (answer?.ok && this.#output.includes('Inlay is on ')) return
      if (Date.now() > deadline) throw new Error(`Inlay did not answer within 30 s:\n${this.#output}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  /** The link that the first start on an empty database prints. */
  get setupLink(): string {
    const link = /^Setup link: (\S+)$/m.exec(this.#output)?.[1]
    if (!link) throw new Error(`No setup link was printed:\n${this.#output}`)
    return link
  }

  /** As an operator stops it; done when the process has ended. */
  async stop(): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }

  async remove(): Promise<void> {
    await this.stop()
    await rm(this.dataDir, { recursive: true, force: true })
  }
}

/**
 * Starts and stops Inlay once, so that those that are started later begin from a copy of its data: the first start takes three times
 * as long as any other.
 * @returns what removes it again
 */
export async function prepareData(): Promise<() => Promise<void>> {
  const inlay = await Inlay.start()
  await inlay.stop()
  process.env[PREPARED] = inlay.dataDir
  return () => inlay.remove()
}
