import { describe, expect, it } from 'vitest'
import { DEFAULT_QUIZ, quizConfig, quizShape } from './quiz.ts'
import { quizResult } from './rules/quiz-score.ts'

const single = { type: 'single-choice', id: 'q', options: [{ id: 'a', text: 'A', score: { default: 1 } }] }
const paths = (config: unknown) => quizConfig.safeParse(config).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('the config of a quiz', () => {
  it('begins with one single-choice question and the settings of a new quiz', () => {
    expect(quizConfig.parse(DEFAULT_QUIZ)).toEqual(DEFAULT_QUIZ)
    expect(DEFAULT_QUIZ).toMatchObject({ title: 'New Quiz', description: 'Quiz description', settings: { progressBar: true, oneQuestionPerStep: true, allowBack: true, theme: 'light' } })
    expect(DEFAULT_QUIZ.questions.map(({ type }) => type)).toEqual(['single-choice'])
  })

  it('fills in what is left out, and drops what it does not know, other scales of points among it', () => {
    const { questions, outcomes } = quizConfig.parse({ questions: [{ ...single, options: [{ id: 'a', text: 'A', score: { default: 2, other: 9 } }, { id: 'b', text: 'B' }], secret: 1 }], outcomes: [{ id: 'o' }] })
    expect(questions).toEqual([{ type: 'single-choice', id: 'q', text: '', required: true, options: [{ id: 'a', text: 'A', score: { default: 2 } }, { id: 'b', text: 'B', score: { default: 0 } }] }])
    expect(outcomes).toEqual([{ id: 'o', title: '', description: '', minScore: 0, maxScore: 100 }])
  })

  it.each<[string, object]>([
    ['questions: Add at least one question', {}],
    ['questions: Must have at most 200 questions', { questions: Array.from({ length: 201 }, (_, index) => ({ type: 'text', id: `q${index}` })) }],
    ['questions.1.id: Another one has the same id', { questions: [single, single] }],
    ['questions.0.id: Must start with a letter or digit and have only letters, digits, - and _, at most 64', { questions: [{ ...single, id: '__proto__' }] }],
    ['questions.0.options: Must have at least one option', { questions: [{ type: 'multiple-choice', id: 'q' }] }],
    ['questions.0.options.1.id: Another one has the same id', { questions: [{ ...single, options: [...single.options, ...single.options] }] }],
    ['questions.0.options.0.text: Please enter an option', { questions: [{ ...single, options: [{ id: 'a', text: ' ' }] }] }],
    ['questions.0.options.0.score.default: Must be a whole number', { questions: [{ ...single, options: [{ id: 'a', text: 'A', score: { default: 0.5 } }] }] }],
    ['questions.0.options.0.score.default: Must be 1,000 or less', { questions: [{ ...single, options: [{ id: 'a', text: 'A', score: { default: 1_001 } }] }] }],
    ['questions.0.maxRating: Must be a whole number from 2 to 10', { questions: [{ type: 'rating', id: 'q', maxRating: 1 }] }],
    ['questions.0.points: Must be 0 or more', { questions: [{ type: 'rating', id: 'q', points: -1 }] }],
    ['outcomes.0.minScore: Must be 0 or more', { questions: [single], outcomes: [{ id: 'o', minScore: -1 }] }],
    ['outcomes.0.maxScore: Must be 100 or less', { questions: [single], outcomes: [{ id: 'o', maxScore: 101 }] }],
    ['outcomes.0.maxScore: Must be 60 or more', { questions: [single], outcomes: [{ id: 'o', minScore: 60, maxScore: 50 }] }],
    ['outcomes.1.id: Another one has the same id', { questions: [single], outcomes: [{ id: 'o' }, { id: 'o' }] }],
  ])('is refused: %s', (sentence, config) => {
    expect(paths(config)).toContain(sentence)
  })

  it.each<[string, object]>([
    ['a question of an unknown kind', { questions: [{ type: 'essay', id: 'q' }] }],
    ['a theme that is none', { questions: [single], settings: { theme: 'sepia' } }],
    ['a colour that is none', { questions: [single], styling: { primaryColor: 'red' } }],
    ['a score that is no number', { questions: [{ ...single, options: [{ id: 'a', text: 'A', score: { default: NaN } }] }] }],
    ['what is no object', { questions: [single], settings: null }],
  ])('is refused with %s, stored or new', (_what, config) => {
    expect(quizConfig.safeParse(config).success).toBe(false)
    expect(quizShape.safeParse(config).success).toBe(false)
  })

  it('that was stored once without questions, options or a scale is still read, and scores a number (C14)', () => {
    for (const questions of [[], [{ type: 'single-choice', id: 'q' }], [{ type: 'rating', id: 'q', maxRating: 0 }]]) {
      const stored = quizShape.parse({ questions })
      expect(quizConfig.safeParse(stored).success).toBe(false)
      expect(quizResult(stored, {})).toEqual({ score: 0, outcome: null })
    }
  })
})
