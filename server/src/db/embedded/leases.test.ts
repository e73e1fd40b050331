import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDataDir } from '../../../test/data-dir.ts'
import { addLease, endLease } from './leases.ts'

it('the last lease given back is the last, whatever killed processes left', () => {
  const folder = join(temporaryDataDir(), 'leases')
  const [first, second] = [addLease(folder), addLease(folder)]
  symlinkSync('999999999:long:gone', join(folder, 'dead'))
  expect(endLease(folder, first)).toBe(false)
  expect(endLease(folder, second)).toBe(true)
})
