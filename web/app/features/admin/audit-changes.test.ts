import { expect, it } from 'vitest'
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
