import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isTimeZone, zonedIso, zonedMoment, zoneOffset } from './zoned-time.ts'

const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Apia', 'Africa/Cairo', 'America/St_Johns']
const HOUR = 3_600_000
const recent = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2040, 0) })

describe('the clocks of a zone', () => {
  it.each([
    ['2026-11-28T13:02:26Z', 'Europe/Berlin', '2026-11-28T14:02:26+01:00'],
    ['2026-07-28T13:02:26.999Z', 'Europe/Berlin', '2026-07-28T15:02:26+02:00'],
    ['2026-01-01T00:00:00Z', 'America/New_York', '2025-12-31T19:00:00-05:00'],
    ['2026-01-01T00:00:00Z', 'Asia/Kathmandu', '2026-01-01T05:45:00+05:45'],
    ['2026-01-01T00:00:00Z', 'America/St_Johns', '2025-12-31T20:30:00-03:30'],
    ['1969-12-31T23:59:59.5Z', 'UTC', '1969-12-31T23:59:59+00:00'],
  ])('show %s in %s as %s', (iso, zone, shown) => {
    expect(zonedIso(Date.parse(iso), zone)).toBe(shown)
  })

  it('written with their distance name the same moment, to the second', () => {
    fc.assert(
      fc.property(recent, fc.constantFrom(...ZONES), (at, zone) => {
        expect(Date.parse(zonedIso(at, zone))).toBe(Math.floor(at / 1000) * 1000)
      }),
    )
  })

  it('are read back to a moment at which they show the same', () => {
    fc.assert(
      fc.property(recent, fc.constantFrom(...ZONES), (at, zone) => {
        const shown = at + zoneOffset(at, zone)
        const moment = zonedMoment(shown, zone)
        expect(moment + zoneOffset(moment, zone)).toBe(shown)
      }),
    )
  })

  it('go on from before the leap for a time that they leave out', () => {
    // On 29 March 2026 Berlin's clocks go from 2:00 to 3:00.
    expect(zonedMoment(Date.UTC(2026, 2, 29, 2, 30), 'Europe/Berlin')).toBe(Date.UTC(2026, 2, 29, 1, 30))
    // Cairo's leave out the first hour of 24 April 2026: that day begins at 1:00.
    expect(zonedMoment(Date.UTC(2026, 3, 24), 'Africa/Cairo')).toBe(Date.UTC(2026, 3, 23, 22))
    expect(zoneOffset(Date.UTC(2026, 3, 23, 22), 'Africa/Cairo')).toBe(3 * HOUR)
  })

  it('are known by their names alone', () => {
    for (const zone of [...ZONES, 'europe/berlin']) expect(isTimeZone(zone), zone).toBe(true)
    for (const zone of ['', 'Berlin', 'Europe/Nowhere', "'; drop table", '\u0000']) expect(isTimeZone(zone), zone).toBe(false)
  })
})
