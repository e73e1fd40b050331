import { expect, it } from 'vitest'
import { parseDraft } from './drafts.ts'

const draft = { document: { name: 'Shop', config: { title: 'Before you order' } }, baseVersion: 3, at: '2025-05-27T14:06:11.000Z' }

it('a stored draft is read back whole', () => {
  expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
})

it('a damaged draft counts as none', () => {
  const damaged = ['', '{', 'null', '[]', '{"document":{}}', JSON.stringify({ ...draft, baseVersion: 'x' }), JSON.stringify({ ...draft, at: 'soon' })]
  for (const stored of damaged) expect(parseDraft(stored)).toBeNull()
})
