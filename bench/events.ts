import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { once } from 'node:events'
import { median } from './support/median.ts'
import { wrk } from './support/wrk.ts'
import type { Load } from './support/wrk.ts'

// POST /v1/events with one event each, 64 connections: as it is, against the same without storing, and against one
// statement and commit a request. Rounds taken in turn.
const ROUNDS = 5
const SECONDS = 3
const WAYS = { ours: '/v1/events', none: '/none', single: '/single' }

const folder = mkdtempSync(join(tmpdir(), 'inlay-bench-'))
const server = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'support/events-server.ts'), folder], { stdio: ['pipe', 'pipe', 'inherit'] })
try {
  const [line] = (await once(server.stdout, 'data')) as [Buffer]
  const [port, component = ''] = line.toString().trim().split(' ')
  const load = (path: string, seconds = SECONDS) => wrk(`http://127.0.0.1:${port}${path}`, seconds, [join(import.meta.dirname, 'support/event.lua'), component])
  const loads: Record<keyof typeof WAYS, Load[]> = { ours: [], none: [], single: [] }
  for (const path of Object.values(WAYS)) load(path, 1)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [way, path] of Object.entries(WAYS)) loads[way as keyof typeof WAYS].push(load(path))
  }
  const perSecond = (way: keyof typeof WAYS) => Math.round(median(loads[way].map((l) => l.perSecond)))
  const ratio = (to: keyof typeof WAYS) => median(loads.ours.map((l, round) => l.perSecond / loads[to][round]!.perSecond)).toFixed(2)
  const failures = Object.values(loads).flat().reduce((sum, l) => sum + l.failures, 0)
  console.log(
    `events: ${perSecond('ours')}/s on disk, storing nothing ${perSecond('none')}/s, ratio ${ratio('none')} (target ≥ 0.6); ` +
      `one INSERT a request ${perSecond('single')}/s, ratio ${ratio('single')} (target ≥ 2.5), p99 ${median(loads.ours.map((l) => l.p99)).toFixed(1)} ms, failures ${failures}`,
  )
} finally {
  const gone = once(server, 'exit')
  server.stdin.end()
  await gone
  rmSync(folder, { recursive: true, force: true })
}
