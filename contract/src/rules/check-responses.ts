import { answerOf } from './answer.ts'
import { ratingEnds } from './bounds.ts'

/** Longest text answer of a quiz, UTF-16 code units. */
export const RESPONSE_MAX = 5_000

/** Of a question what an answer is checked by; a visitor's copy has no points. */
export type AskedQuestion = { readonly id: string; readonly required: boolean } & (
  | { readonly type: 'single-choice' | 'multiple-choice'; readonly options: readonly { readonly id: string }[] }
  | { readonly type: 'rating'; readonly maxRating: number }
  | { readonly type: 'text' }
)

export type ResponseWrong = 'required' | 'long'
type Response = string | number | readonly string[]

/**
 * An answer as it is stored, absent when there is none; `wrong` when it must have one, or is no answer to it. A choice
 * of nothing, which may have been stored once, can have none and stops nobody.
 */
export function checkResponse(question: AskedQuestion, raw: unknown): { readonly response?: Response; readonly wrong?: ResponseWrong } {
  const response = read(question, raw)
  if (response === undefined) return question.required && !('options' in question && !question.options.length) ? { wrong: 'required' } : {}
  return typeof response === 'string' && response.length > RESPONSE_MAX ? { wrong: 'long' } : { response }
}

/** All answers to a quiz at once, by the questions' ids; what answers no question is dropped. */
export function checkResponses(questions: readonly AskedQuestion[], raw: Readonly<Record<string, unknown>>) {
  const responses: Record<string, Response> = {}
  const wrong: Record<string, ResponseWrong> = {}
  for (const question of questions) {
    const checked = checkResponse(question, answerOf(raw, question.id))
    if (checked.response !== undefined) responses[question.id] = checked.response
    if (checked.wrong) wrong[question.id] = checked.wrong
  }
  return { responses, wrong }
}

function read(question: AskedQuestion, raw: unknown): Response | undefined {
  if (question.type === 'text') return typeof raw === 'string' && raw.trim() ? raw.trim() : undefined
  if (question.type === 'rating') {
    const { min, max } = ratingEnds({ min: 1, maxRating: question.maxRating })
    const rating = typeof raw === 'string' && raw ? Number(raw) : raw
    return typeof rating === 'number' && Number.isInteger(rating) && rating >= min && rating <= max ? rating : undefined
  }
  const wanted = new Set<unknown>(Array.isArray(raw) ? raw : [raw])
  const chosen = question.options.flatMap(({ id }) => (wanted.has(id) ? [id] : []))
  if (question.type === 'single-choice') return chosen[0]
  return chosen.length ? chosen : undefined
}
