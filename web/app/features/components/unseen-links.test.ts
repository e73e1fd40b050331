import { describe, expect, it } from 'vitest'
import { unseenLinks, unseenWords } from './unseen-links.ts'

describe('links that visitors are not shown', () => {
  it('are those with words and no address, wherever they are in a config', () => {
    expect(unseenLinks('cta', { headline: 'Ready?', button: { text: 'Start', url: '' }, secondButton: { text: '', url: '' } })).toEqual(['Start'])
    expect(unseenLinks('widget', { content: { kind: 'links', links: [{ text: 'Call', url: 'tel:1' }, { text: 'Visit', url: ' ' }] } })).toEqual(['Visit'])
    expect(unseenLinks('banner', { text: 'Free delivery', link: { text: 'Shop', url: '/shop' }, schedule: { startsAt: null } })).toEqual([])
  })

  it('are none in a modal, whose buttons without an address close it', () => {
    expect(unseenLinks('modal', { content: { kind: 'buttons', buttons: [{ text: 'Maybe later', url: '' }] } })).toEqual([])
  })

  it('are told by name, and by number where there are many', () => {
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(unseenWords)).toEqual([
      null, '“A” is not shown yet: it has no address.', '“A” and “B” are not shown yet: they have no address.', '“A” and 2 more are not shown yet: they have no address.',
    ])
  })
})
