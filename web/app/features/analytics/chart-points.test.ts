import { expect, it } from 'vitest'
import { chartPoints } from './chart-points.ts'

const counts = { component_load: 9, view: 5, component_interaction: 2, click: 1, submit: 1, component_error: 4 }
const points = (starts: string[], unit: 'hour' | 'day', zone: string) => chartPoints(starts.map((start) => ({ start, counts })), unit, zone)

it('a day is named in the viewer’s zone', () => {
  expect(points(['2026-05-17T18:15:00Z'], 'day', 'Asia/Kathmandu')[0]).toMatchObject({ label: '18 May', title: 'Monday, 18 May 2026' })
})

it('an hour that comes twice is told apart by the name of its zone', () => {
  const [first, second] = points(['2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z'], 'hour', 'Europe/Berlin')
  expect([first!.label, second!.label]).toEqual(['02:00', '02:00'])
  expect(first!.title).not.toBe(second!.title)
})

it('clicks are interactions too', () => {
  expect(points(['2026-05-17T00:00:00Z'], 'day', 'UTC')[0]!.values).toEqual({ loads: 9, views: 5, interactions: 3, submissions: 1, errors: 4 })
})
