import { expect, test } from 'vitest'
import { quizText } from './quiz-texts.ts'

test('numbers take their places in the order in which they come', () => {
  expect(quizText({}, 'question', 2, 5)).toBe('Question 2 of 5')
  expect(quizText({ question: '{}. Frage ({})' }, 'question', 2, 5)).toBe('2. Frage (5)')
})

test('an empty text is none', () => {
  expect(quizText({ back: '', next: 'Weiter' }, 'back')).toBe('Back')
  expect(quizText({ back: '', next: 'Weiter' }, 'next')).toBe('Weiter')
})
