import { expect, it } from 'vitest'
import { withAddresses } from './with-addresses.ts'

it('links that have words alone are drawn as if they led somewhere, at any depth; the rest stays as it is', () => {
  const link = { text: 'Shop now', url: '' }
  expect(withAddresses({ link, content: { links: [link, { text: 'Call', url: 'tel:1' }, { text: '', url: '' }] }, image: { url: '', alt: '' }, on: null, n: 1 })).toEqual({
    link: { text: 'Shop now', url: 'https://example.com/' },
    content: { links: [{ text: 'Shop now', url: 'https://example.com/' }, { text: 'Call', url: 'tel:1' }, { text: '', url: '' }] },
    image: { url: '', alt: '' }, on: null, n: 1,
  })
  expect(link.url).toBe('')
})
