import { expect, it } from 'vitest'
import { answerText } from './answer-text.ts'

it.each([
  ['text <b>', 'text <b>'],
  [0, '0'],
  [-2.5, '-2.5'],
  [true, 'Yes'],
  [false, 'No'],
  [['Bowls', 'Cups'], 'Bowls, Cups'],
  [[], ''],
  [{ from: '2026-11-28', to: '2026-12-01' }, '2026-11-28 to 2026-12-01'],
])('%j is read as %j', (answer, text) => expect(answerText(answer)).toBe(text))
