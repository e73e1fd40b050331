import { describe, expect, it } from 'vitest'
import { libraryTabs, shownTab } from './library-tabs.ts'

const categories = [
  { id: '1', slug: 'content', name: 'Content' },
  { id: '2', slug: 'acquisition-forms', name: 'Acquisition forms' },
  { id: '3', slug: 'empty', name: 'Empty' },
]
const template = (name: string, category: string) => ({ id: name, type: 'faq', name, description: 'Answered before they are asked.', config: {}, drawn: {}, picture: null, category }) as const
const tabs = (search = '', kinds: readonly ('faq' | 'quiz' | 'poll')[] = ['faq', 'quiz', 'poll']) => libraryTabs(categories, [template('Shop questions', '1'), template('Contact form', '2')], search, kinds)
const names = (search = '') => tabs(search).map(({ slug, templates }) => [slug, templates.map(({ name }) => name)])

describe('the tabs of the library', () => {
  it('are the categories that have something; that of acquisition forms begins with the two built-in templates', () => {
    expect(names()).toEqual([['content', ['Shop questions']], ['acquisition-forms', ['Interactive Quiz', 'Poll / Micro-Survey', 'Contact form']]])
  })

  it('have a built-in template only while its kind is offered', () => {
    expect(tabs('', ['faq', 'poll'])[1]!.templates.map(({ name }) => name)).toEqual(['Poll / Micro-Survey', 'Contact form'])
  })

  it('hold what has every word of the search in its name or description, in whichever case', () => {
    expect(names('asked FORM')).toEqual([['content', []], ['acquisition-forms', ['Contact form']]])
    expect(names('  ')).toEqual(names())
  })

  it('show the chosen one, or the first with a match where that has none', () => {
    expect(shownTab(tabs(), 'acquisition-forms')?.slug).toBe('acquisition-forms')
    expect(shownTab(tabs(), 'gone')?.slug).toBe('content')
    expect(shownTab(tabs('contact'), 'content')?.slug).toBe('acquisition-forms')
    expect(shownTab(tabs('nothing like it'), 'content')?.slug).toBe('content')
    expect(shownTab([], '')).toBeUndefined()
  })
})
