import { describe, expect, it } from 'vitest'
import { createdWords, deletedWords, deleteTitle, deleteWarning, failedWords, publishedWords } from './act-words.ts'

const faq = { type: 'faq', name: 'Before you order', is_active: false } as const
const quiz = { type: 'quiz', name: 'Which maker?', is_active: false } as const
const live = { ...faq, is_active: true }

describe('the words of an act', () => {
  it('are those of the specification for one', () => {
    expect([publishedWords([faq], true), publishedWords([faq], false), publishedWords([quiz], true), publishedWords([quiz], false)]).toEqual([
      'Component published', 'Component unpublished', 'Quiz published', 'Quiz unpublished',
    ])
    expect([deletedWords([faq]), deletedWords([quiz])]).toEqual(['Component deleted successfully', 'Quiz deleted successfully'])
    expect([createdWords([faq]), createdWords([quiz])]).toEqual(['Component created successfully!', 'Quiz created successfully!'])
  })

  it('count several, and call them quizzes where all are', () => {
    expect(publishedWords([faq, quiz, quiz], true)).toBe('3 components published')
    expect(deletedWords([quiz, quiz])).toBe('2 quizzes deleted successfully')
    expect(failedWords(2, [faq, faq, quiz], 'published')).toBe('2 of 3 components could not be published.')
    expect(failedWords(1_000, Array<typeof faq>(1_200).fill(faq), 'deleted')).toBe('1,000 of 1,200 components could not be deleted.')
  })
})

describe('the question before a delete', () => {
  it('names the one, or counts several', () => {
    expect(deleteTitle([quiz])).toBe('Delete “Which maker?”?')
    expect(deleteTitle([quiz, faq])).toBe('Delete 2 components?')
  })

  it('says how many submissions go with it, and what is live', () => {
    expect(deleteWarning([faq], 215)).toBe('Its 215 submissions and all versions go too. This cannot be undone.')
    expect(deleteWarning([live], 1)).toBe('It is live and disappears from your sites at once. Its 1 submission and all versions go too. This cannot be undone.')
    expect(deleteWarning([faq], 0)).toBe('Nobody has submitted anything to it; its versions go too. This cannot be undone.')
    expect(deleteWarning([faq, quiz], 12_400)).toBe('Their 12,400 submissions and all versions go too. This cannot be undone.')
    expect(deleteWarning([faq, live], 0)).toBe('1 of them is live and disappears from your sites at once. Nobody has submitted anything to them; their versions go too. This cannot be undone.')
    expect(deleteWarning([live, live, faq], null)).toBe('2 of them are live and disappear from your sites at once. Their submissions and all versions go too. This cannot be undone.')
    expect(deleteWarning([live, live], 2)).toBe('All are live and disappear from your sites at once. Their 2 submissions and all versions go too. This cannot be undone.')
  })
})
