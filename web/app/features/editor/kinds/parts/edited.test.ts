import { expect, it, vi } from 'vitest'
import { at, item } from './edited.ts'

it('a part is changed within its whole, and named by its path', () => {
  const onChange = vi.fn()
  const config = { title: 'A', links: [{ text: 'one', url: '/1' }, { text: 'two', url: '/2' }] }
  const text = at(item(at({ value: config, path: 'config', errors: {}, onChange }, 'links'), 1), 'text')
  expect(text).toMatchObject({ value: 'two', path: 'config.links.1.text' })
  text.onChange('three', text.path)
  expect(onChange).toHaveBeenCalledWith({ title: 'A', links: [{ text: 'one', url: '/1' }, { text: 'three', url: '/2' }] }, 'config.links.1.text')
  expect(config.links[1]!.text).toBe('two')
})
