import type { QuizConfig } from '@inlay/contract/quiz'

/** What of a quiz is being edited. */
export type Selection = { readonly kind: 'about' | 'look' } | { readonly kind: 'question' | 'outcome'; readonly id: string }

export const isSame = (one: Selection, other: Selection) => one.kind === other.kind && ('id' in one ? one.id : '') === ('id' in other ? other.id : '')

/** Where the field of an error is: "config.questions.2.text" is in the third question. */
export function selectionOf(path: string, { questions, outcomes }: QuizConfig): Selection {
  const [, part, place] = /^config\.(\w+)(?:\.(\d+))?/.exec(path) ?? []
  const question = part === 'questions' ? questions[Number(place)] : undefined
  const outcome = part === 'outcomes' ? outcomes[Number(place)] : undefined
  if (question) return { kind: 'question', id: question.id }
  if (outcome) return { kind: 'outcome', id: outcome.id }
  return { kind: part === 'styling' || part === 'texts' || part === 'settings' ? 'look' : 'about' }
}
