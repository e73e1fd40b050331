import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDate, isTime, MOMENTS } from './moments.ts'

describe('a date', () => {
  it.each(['2026-11-28', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31', '1969-12-31'])('%s is one', (text) => expect(isDate(text)).toBe(true))

  it.each(['2026-02-29', '2100-02-29', '2026-02-30', '2026-04-31', '2026-00-10', '2026-13-01', '2026-01-00', '2026-01-32', '26-01-01', '12026-01-01', '2026-1-1', ' 2026-01-01', '2026-01-01 ', '2026-01-01T10:00', '01.02.2026', '2026/01/01', 'today', ''])('%j is none', (text) =>
    expect(isDate(text)).toBe(false),
  )

  it('is every day that the calendar has', () => {
    const days = fc.date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
    fc.assert(fc.property(days, (day) => void expect(isDate(day.toISOString().slice(0, 10))).toBe(true)))
  })

  it('of any text is told without a throw', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4}-\d\d-\d\d$/)), (text) => void expect(typeof isDate(text)).toBe('boolean')))
  })
})

describe('a time', () => {
  it.each(['00:00', '09:30', '23:59', '23:59:59', '12:00:00.5', '12:00:00.123'])('%s is one', (text) => expect(isTime(text)).toBe(true))
  it.each(['24:00', '12:60', '12:00:60', '9:30', '12', '12:00pm', '12:00Z', '12:00:00.1234', '12:00.5', ' 12:00', ''])('%j is none', (text) => expect(isTime(text)).toBe(false))
})

describe('a date with a time', () => {
  it.each(['2026-11-28T10:00', '2024-02-29T23:59:59'])('%s is one', (text) => expect(MOMENTS.datetime(text)).toBe(true))
  it.each(['2026-11-28', '2026-11-28 10:00', '2026-11-28T', '2026-11-28T24:00', '2026-02-30T10:00', '2026-11-28T10:00Z', 'T10:00', ''])('%j is none', (text) => expect(MOMENTS.datetime(text)).toBe(false))
})
