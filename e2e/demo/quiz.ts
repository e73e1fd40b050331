import { quizConfig } from '@inlay/contract/quiz'

const options = (...given: [string, string, number][]) => given.map(([id, text, points]) => ({ id, text, score: { default: points } }))

export const QUIZ_CONFIG = quizConfig.parse({
  title: 'Which maker are you?', description: 'Four questions, and you know whether it is the wheel, the slab or the coil.',
  questions: [
    { id: 'start', type: 'single-choice', text: 'How does a piece begin?', options: options(['sketch', 'With a sketch', 6], ['hands', 'With my hands in the clay', 10], ['book', 'With somebody else’s book', 2]) },
    { id: 'tools', type: 'multiple-choice', text: 'What would you save from a fire?', required: false, options: options(['wheel', 'The wheel', 5], ['rib', 'A wooden rib', 3], ['wire', 'The wire', 2], ['torch', 'The torch that started it', -4]) },
    { id: 'patience', type: 'rating', text: 'How patient are you?', maxRating: 5, points: 10 },
    { id: 'name', type: 'text', text: 'How do you like to work?', required: false },
  ],
  outcomes: [
    { id: 'coil', title: 'The coil builder', description: 'Slow, exact, and nothing is ever round by accident.', minScore: 0, maxScore: 40 },
    { id: 'slab', title: 'The slab builder', description: 'You draw first and cut once.', minScore: 40, maxScore: 70 },
    { id: 'wheel', title: 'The thrower', description: 'Give you a wheel and nobody sees you before dinner.', minScore: 70, maxScore: 100 },
  ],
})
