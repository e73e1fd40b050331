import { expect, it } from 'vitest'
import { shownWhen } from './shown-when.ts'

const NOW = Date.parse('2026-11-28T09:00:00Z')
const [BEFORE, AT, AFTER] = ['2026-11-28T09:30:00+01:00', '2026-11-28T10:00:00+01:00', '2026-11-28T09:00:01Z']

it('a schedule is told as what it means now: from the first moment on, up to the second', () => {
  expect(shownWhen({ startsAt: null, endsAt: null }, NOW)).toMatch(/always/)
  expect(shownWhen({ startsAt: AT, endsAt: null }, NOW)).toMatch(/shown now/)
  expect(shownWhen({ startsAt: BEFORE, endsAt: AFTER }, NOW)).toMatch(/shown now/)
  expect(shownWhen({ startsAt: AFTER, endsAt: null }, NOW)).toMatch(/yet to begin/)
  expect(shownWhen({ startsAt: BEFORE, endsAt: AT }, NOW)).toMatch(/over/)
})
