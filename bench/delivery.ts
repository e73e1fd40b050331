import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { Account } from '@inlay/e2e/support/account'
import { Inlay } from '@inlay/e2e/support/inlay'
import { median } from './support/median.ts'
import { wrk } from './support/wrk.ts'
import type { Load } from './support/wrk.ts'

// GET /v1/components against a bare node:http server that sends the same bytes, 64 connections, rounds taken in turn.
const ROUNDS = 15
const SECONDS = 1

const inlay = await Inlay.start()
try {
  const address = `${inlay.origin.replace('localhost', '127.0.0.1')}/v1/components?ids=${await (await Account.make(inlay)).faq('Bench', true)}`
  const answer = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
  const body = await answer.text()
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !['connection', 'keep-alive', 'date', 'transfer-encoding'].includes(name)))
  const bare = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'support/bare-server.ts'), JSON.stringify({ body, headers })], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<string>((resolve) => bare.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim())))
  const ours: Load[] = []
  const baseline: Load[] = []
  try {
    for (let round = 0; round < ROUNDS; round++) {
      ours.push(wrk(address, SECONDS))
      baseline.push(wrk(`http://127.0.0.1:${port}/`, SECONDS))
    }
  } finally {
    bare.kill()
  }
  const perSecond = median(ours.map((l) => l.perSecond))
  const ratio = median(ours.map((l, i) => l.perSecond / baseline[i]!.perSecond))
  console.log(
    `delivery: ${Math.round(perSecond)}/s of ${body.length} bytes, bare node:http ${Math.round(median(baseline.map((l) => l.perSecond)))}/s (p99 ${median(baseline.map((l) => l.p99)).toFixed(1)} ms), ` +
      `ratio ${ratio.toFixed(2)} (target ≥ 0.85), p99 ${median(ours.map((l) => l.p99)).toFixed(1)} ms (target ≤ 15), failures ${ours.reduce((n, l) => n + l.failures, 0)}`,
  )
} finally {
  await inlay.remove()
}
