import { expect, it } from 'vitest'
import { DEFAULT_FAQ, faqConfig } from '@inlay/contract/faq'
import { problemsOf, withoutErrorsAt } from './problems.ts'

it('a document that the server would take has no problems', () => {
  expect(problemsOf(faqConfig, { name: 'Shop', config: DEFAULT_FAQ })).toEqual({})
})

it('each problem is named by its path', () => {
  const config = {
    ...DEFAULT_FAQ,
    items: [{ question: 'x'.repeat(501), answer: '' }],
    styles: { ...DEFAULT_FAQ.styles, accentColor: 'sky' },
  }
  expect(Object.keys(problemsOf(faqConfig, { name: ' ', config })).sort()).toEqual(['config.items.0.question', 'config.styles.accentColor', 'name'])
})

it('a name that is too long is a problem of the name', () => {
  expect(problemsOf(faqConfig, { name: 'x'.repeat(121), config: DEFAULT_FAQ })).toEqual({ name: 'Must be at most 120 characters' })
})

it('an edited field loses its own errors and no others', () => {
  const errors = { 'config.items.1.question': 'a', 'config.items.10.question': 'b', 'config.title': 'c' }
  expect(withoutErrorsAt(errors, 'config.items.1')).toEqual({ 'config.items.10.question': 'b', 'config.title': 'c' })
  expect(withoutErrorsAt(errors, 'config.title')).toEqual({ 'config.items.1.question': 'a', 'config.items.10.question': 'b' })
})
