import { describe, expect, it } from 'vitest'
import { stepsOf } from './first-steps.ts'

const done = (components_total: number, components_active: number, events_total: number) =>
  stepsOf({ components_total, components_active, events_total }).filter((step) => step.done).map(({ id }) => id)

describe('a new owner’s first steps', () => {
  it('tick themselves one after the other', () => {
    expect(done(0, 0, 0)).toEqual([])
    expect(done(1, 0, 0)).toEqual(['create'])
    expect(done(1, 1, 0)).toEqual(['create', 'publish'])
    expect(done(1, 1, 1)).toEqual(['create', 'publish', 'paste', 'load'])
  })

  it('stay done where the component that was seen is gone', () => {
    expect(done(0, 0, 9)).toEqual(['create', 'paste', 'load'])
  })
})
