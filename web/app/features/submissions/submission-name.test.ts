import { expect, it } from 'vitest'
import { submissionName } from './submission-name.ts'

const now = Date.parse('2026-11-28T12:00:00Z')

it('a submission is called by its kind and its moment, with the year where it is another', () => {
  expect(submissionName({ kind: 'form', submitted_at: '2026-05-27T12:02:00Z' }, now)).toMatch(/^the form of 27 May, \d\d:02$/)
  expect(submissionName({ kind: 'faq', submitted_at: '2025-05-27T12:02:00Z' }, now)).toMatch(/^the FAQ of 27 May 2025, \d\d:02$/)
})
