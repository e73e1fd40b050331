import type { Answer } from './answer.ts'

/** An answer as a person reads it, wherever it is shown or written: a switch as Yes or No, several by commas. */
export function answerText(answer: Answer): string {
  if (typeof answer === 'boolean') return answer ? 'Yes' : 'No'
  if (typeof answer !== 'object') return `${answer}`
  return 'from' in answer ? `${answer.from} to ${answer.to}` : answer.join(', ')
}
