import { wallTime } from '@inlay/contract/rules/wall-time'
import { zonedMoment } from '@inlay/contract/rules/zoned-time'

const two = (number: number) => String(number).padStart(2, '0')

/** A moment as an input of type datetime-local shows it, by the clocks of a zone: "2026-11-28T14:02"; '' for none. */
export function toLocal(iso: string | null, zone: string): string {
  const at = iso === null ? NaN : Date.parse(iso)
  if (Number.isNaN(at)) return ''
  const { date, minute } = wallTime(at, zone)
  return `${date}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

/** The moment that such an input names, in UTC; null for none, and for a year that is still being typed. */
export function fromLocal(local: string, zone: string): string | null {
  const shown = /^[1-9]\d{3}-/.test(local) ? Date.parse(`${local}Z`) : NaN
  return Number.isNaN(shown) ? null : new Date(zonedMoment(shown, zone)).toISOString()
}
