import { expect, it } from 'vitest'
import { chooseRange, queryOf, readState, writeState } from './analytics-state.ts'

const NOW = Date.parse('2026-05-18T22:30:00Z')
const read = (query: string) => readState(new URLSearchParams(query))

it.each(['', 'range=7d', 'range=custom&from=2026-05-01&to=2026-05-18', 'range=24h&component=x'])('the state is the address: %j', (query) => {
  expect(writeState(read(query)).toString()).toBe(query)
})

it('a range that nobody offers is the usual one', () => {
  expect(read('range=1y').range).toBe('30d')
})

it('a custom range begins as the last 30 days of the viewer, and keeps dates that were chosen', () => {
  expect(chooseRange(read(''), 'custom', 'Europe/Berlin', NOW)).toMatchObject({ from: '2026-04-20', to: '2026-05-19' })
  expect(chooseRange(read('range=custom&from=2026-01-01&to=2026-01-02'), 'custom', 'UTC', NOW)).toMatchObject({ from: '2026-01-01', to: '2026-01-02' })
})

it('wrong dates are told before anybody is asked', () => {
  expect(queryOf(read('range=custom&from=2026-05-02&to=2026-05-01'), 'UTC', NOW).problems).toEqual({ to: 'Must not be before the first day' })
  expect(queryOf(read('range=custom'), 'UTC', NOW).problems).toHaveProperty('from')
  expect(queryOf(read('range=7d&from=x'), 'UTC', NOW)).toEqual({ query: { range: '7d', zone: 'UTC' }, problems: null })
})
