import { expect, it } from 'vitest'
import { fileSize } from './file-size.ts'

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 KB'],
  [2_148, '2.1 KB'],
  [999_949, '999.9 KB'],
  [999_950, '1 MB'],
  [14_500_000, '14.5 MB'],
])('%i bytes are %s', (bytes, text) => expect(fileSize(bytes)).toBe(text))
