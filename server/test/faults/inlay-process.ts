import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished } from 'vitest'

const built = fileURLToPath(new URL('../../dist/main.js', import.meta.url))

/** The real thing: `node server/dist/main.js` with an environment, as a process of its own. */
export interface InlayProcess {
  process: ChildProcess
  pid: number
  /** Where it answers. */
  url: string
  /** Of the setup link, which it prints while there is no account. */
  code(): Promise<string>
  /** What it wrote to stderr so far. */
  stderr(): string
  /** Sends a signal and gives the exit code, null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

interface Options {
  uid?: number
  gid?: number
  /** The built server, where it is not to be run in its place. */
  main?: string
}

const PATH = process.env.PATH

/** Starts it, and waits for nothing. It is killed after the test, if it still runs. */
export function spawnInlay(env: Record<string, string>, { main = built, ...options }: Options = {}) {
  // Port 0: the system finds a free one. Nothing of the tests' own environment but where programs are.
  const child = spawn(process.execPath, [main], { env: { PATH, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', DEFAULT_PLAN: 'pro', ...env }, cwd: '/', ...options })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (data: Buffer) => (stdout += data.toString()))
  child.stderr.on('data', (data: Buffer) => (stderr += data.toString()))
  onTestFinished(async () => void (await end(child, 'SIGKILL')))
  return { child, stdout: () => stdout, stderr: () => stderr, end: (signal: NodeJS.Signals) => end(child, signal) }
}

/** Starts it, and waits until it says that it answers. */
export async function startInlay(env: Record<string, string>, options: Options = {}): Promise<InlayProcess> {
  const { child, stdout, stderr } = spawnInlay(env, options)
  const printed = (line: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = line.exec(stdout())?.[1]
        if (found) resolve(found)
      }
      look()
      child.stdout.on('data', look)
      child.once('exit', (code) => reject(new Error(`Inlay ended with ${code}: ${stderr()}`)))
    })
  const url = await printed(/Inlay is on (\S+)\n/)
  return {
    process: child,
    pid: child.pid ?? 0,
    url: url.replace('localhost', '127.0.0.1'),
    code: () => printed(/Setup link: \S+invite=(\w+)\n/),
    stderr,
    end: (signal) => end(child, signal),
  }
}

/** Sends a signal, waits, and gives the exit code, null when the signal ended it. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal)
    await once(child, 'exit')
  }
  return child.exitCode
}

/** Starts it with something wrong: it has to end by itself with 1 and one sentence, which this gives. */
export async function failedStart(env: Record<string, string>, options: Options = {}): Promise<string> {
  const { child, stdout, stderr } = spawnInlay(env, options)
  const [code] = (await once(child, 'close')) as [number | null]
  expect({ code, stdout: stdout(), stderr: stderr() }).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(/^[A-Z][^\n]*\.\n$/) as string })
  return stderr().trim()
}
