import { describe, expect, it } from 'vitest'
import { textAt, withAt } from './at-path.ts'

describe('a path into a config', () => {
  const config = { title: 'Before', items: [{ question: 'One?' }, { question: 'Two?' }], radius: 4 }

  it('reads texts and numbers, and nothing where there is none', () => {
    expect(textAt(config, 'items.1.question')).toBe('Two?')
    expect(textAt(config, 'radius')).toBe('4')
    expect(textAt(config, 'items.7.question')).toBe('')
    expect(textAt(config, 'items')).toBe('')
  })

  it('changes one place and keeps the rest, the original too', () => {
    const changed = withAt(config, 'items.1.question', 'Three?')
    expect(changed).toEqual({ title: 'Before', items: [{ question: 'One?' }, { question: 'Three?' }], radius: 4 })
    expect(changed.items[0]).toBe(config.items[0])
    expect(config.items[1]?.question).toBe('Two?')
    expect(withAt(config, 'styles.accentColor', '#000')).toMatchObject({ styles: { accentColor: '#000' } })
  })
})
