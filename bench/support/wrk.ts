import { spawnSync } from 'node:child_process'

export interface Load {
  /** Answered requests per second. */
  readonly perSecond: number
  /** 99th percentile of latency, ms. */
  readonly p99: number
  /** Answers that were not 2xx or 3xx, and socket errors. */
  readonly failures: number
}

/**
 * Asks one loopback address over 64 connections for some seconds, by wrk (Debian's package, or one's own in PATH).
 * @param script path of a Lua file that makes the requests, and what it is told; without it they are GET
 */
export function wrk(address: string, seconds: number, script?: readonly [path: string, ...told: string[]]): Load {
  const [path, ...told] = script ?? []
  const { stdout, status, error } = spawnSync('wrk', ['-t1', '-c64', `-d${seconds}s`, '--latency', ...(path ? ['-s', path] : []), address, '--', ...told], { encoding: 'utf8' })
  if (error || status !== 0) throw new Error('wrk did not run: install the package wrk, or put wrk into PATH.')
  const found = (pattern: RegExp) => pattern.exec(stdout)?.[1]
  const [, value = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? []
  return {
    perSecond: Number(found(/Requests\/sec:\s+([\d.]+)/) ?? 0),
    p99: Number(value) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
    failures: Number(found(/Non-2xx or 3xx responses: (\d+)/) ?? 0) + errors.reduce((sum, n) => sum + Number(n), 0),
  }
}
