import { expect, it } from 'vitest'
import { formatExact } from '../../lib/dates.ts'
import { auditChanges } from './audit-changes.ts'

it('each field is told with what it was and is, once where it stayed', () => {
  expect(auditChanges({ flag_key: 'a', flag_value: false, description: null }, { flag_key: 'a', flag_value: true, description: 'x' })).toEqual([
    { field: 'flag_key', from: null, to: 'a' },
    { field: 'flag_value', from: 'false', to: 'true' },
    { field: 'description', from: 'none', to: 'x' },
  ])
  expect(auditChanges(null, { max_uses: 1 })).toEqual([{ field: 'max_uses', from: null, to: '1' }])
  expect(auditChanges({ max_uses: 1 }, undefined)).toEqual([{ field: 'max_uses', from: '1', to: null }])
  expect(auditChanges(null, null)).toEqual([])
})

it('a moment is told by the clocks of who looks, and what only looks like one as it is', () => {
  const told = (value: string) => auditChanges(null, { expires_at: value })[0]!.to
  expect(told('2026-11-28T14:02:11.123Z')).toBe(formatExact('2026-11-28T14:02:11.123Z'))
  expect(told('2026-11-28T14:02:11.123Z')).toMatch(/^28 November 2026 at /)
  expect(['2026-13-41T99:99:99Z', '2026-11-28', 'at 2026-11-28T14:02:11Z'].map(told)).toEqual(['2026-13-41T99:99:99Z', '2026-11-28', 'at 2026-11-28T14:02:11Z'])
})
