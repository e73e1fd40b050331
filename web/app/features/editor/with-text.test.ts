import { describe, expect, it } from 'vitest'
import { withText } from './with-text.ts'

const document = { config: { title: 'Before', items: [{ question: 'Why?', tags: ['a', 'b'] }, { question: 'How?', tags: [] as string[] }], texts: {} } }

describe('a text at a place of a document', () => {
  it('is put there, and what is beside the way to it stays the same object', () => {
    const next = withText(document, 'config.items.0.tags.1', 'c')
    expect(next).toEqual({ config: { ...document.config, items: [{ question: 'Why?', tags: ['a', 'c'] }, document.config.items[1]] } })
    expect(next?.config.items[1]).toBe(document.config.items[1])
    expect(document.config.items[0]?.tags).toEqual(['a', 'b'])
  })

  it('may be empty, and may be the first of its key', () => {
    expect(withText(document, 'config.title', '')?.config.title).toBe('')
    expect(withText(document, 'config.texts.send', 'Go')?.config.texts).toEqual({ send: 'Go' })
  })

  it('is refused where there is no such place', () => {
    for (const path of ['config.items.2.question', 'config.items.x', 'config.nothing.here', 'config.title.deeper', 'config.items.-1']) expect(withText(document, path, 'x'), path).toBeNull()
  })
})
