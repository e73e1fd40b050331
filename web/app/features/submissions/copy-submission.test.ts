import { expect, it } from 'vitest'
import { submissionText } from './copy-submission.ts'

it('a submission is copied as its page, its result and its answers', () => {
  const answer = { name: 'a', type: 'text', best: null, points: null, file: null }
  const text = submissionText({
    type: 'quiz', id: '', component_id: '', component_name: 'Makers', kind: 'quiz', host_url: 'https://shop.example/', host: 'shop.example', version: 1, submitted_at: '2026-05-27T12:02:00Z',
    score: 69.96, outcome: 'The maker', outcomes: [], confirmation: null, newer: null, older: null,
    answers: [{ ...answer, label: 'First?', value: ['Bowls', 'Cups'] }, { ...answer, label: 'Empty?', value: null }, { ...answer, label: 'None?', value: 0 }],
  })
  expect(text).toMatch(/^Makers\n27 May 2026 at .+\nhttps:\/\/shop\.example\/\nOutcome: The maker\nScore: 69\.9 of 100\n\nFirst\?\nBowls, Cups\n\nNone\?\n0$/)
})
