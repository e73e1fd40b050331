import pino from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LiveFlags } from './live-flags.ts'
import type { FlagRow } from './store.ts'

const CLOSED: FlagRow = { flag_key: 'signups_open', flag_value: false, description: null }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function flagsOf(read: () => Promise<FlagRow[]>) {
  return new LiveFlags(read, pino({ level: 'silent' }))
}

it('what is set is in force, and everything else is as the registry says', async () => {
  const flags = flagsOf(async () => [CLOSED])
  expect(flags.on('signups_open')).toBe(true)
  await flags.trust()
  expect([flags.on('signups_open'), flags.on('submissions_accepted'), flags.on('maintenance_message')]).toEqual([false, true, false])
})

it('while nobody tells of changes, the defaults are in force after five seconds, and what is set after that again', async () => {
  const flags = flagsOf(async () => [CLOSED])
  await flags.trust()
  flags.distrust(Date.now())
  vi.advanceTimersByTime(4_900)
  expect(flags.on('signups_open')).toBe(false)
  vi.advanceTimersByTime(200)
  expect(flags.on('signups_open')).toBe(true)
  await flags.trust()
  expect(flags.on('signups_open')).toBe(false)
})

it('a change that cannot be read is tried again, with the defaults in force meanwhile', async () => {
  let broken = false
  let rows: FlagRow[] = [CLOSED]
  const flags = flagsOf(async () => {
    if (broken) throw new Error('no database')
    return rows
  })
  await flags.trust()
  broken = true
  await flags.reload()
  await vi.advanceTimersByTimeAsync(6_000)
  expect(flags.on('signups_open')).toBe(true)
  broken = false
  rows = [{ flag_key: 'maintenance_message', flag_value: true, description: 'Back at noon' }]
  await vi.advanceTimersByTimeAsync(1_100)
  expect(flags.maintenance).toBe('Back at noon')
})

it('a change that comes while they are read is not missed', async () => {
  const gates: ((rows: FlagRow[]) => void)[] = []
  const flags = flagsOf(() => new Promise((resolve) => gates.push(resolve)))
  void flags.trust()
  const changed = flags.reload()
  gates[0]!([CLOSED])
  await vi.waitFor(() => expect(gates).toHaveLength(2))
  gates[1]!([])
  await changed
  expect(flags.on('signups_open')).toBe(true)
})
