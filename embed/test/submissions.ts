import { checkForm } from '@inlay/contract/rules/check-form'
import { formText } from '@inlay/contract/rules/form-texts'
import { checkResponses } from '@inlay/contract/rules/check-responses'
import { quizResult } from '@inlay/contract/rules/quiz-score'
import type { DeliveredComponent } from '@inlay/contract/delivery'
import type { QuizConfig } from '@inlay/contract/quiz'
import type { FormSubmission, QuizSubmission } from '@inlay/contract/submissions'

/** What the visitors' side of Inlay took, and what it answered, by the rules that the server has. */
export interface Submissions {
  /** Every request that arrived, in order. */
  readonly arrived: (FormSubmission | QuizSubmission)[]
  /** What is kept: each submission_key once. */
  readonly stored: (FormSubmission | QuizSubmission)[]
  /** What a poll that shows results answers. */
  counts: Record<string, number>
  /** Whole configs of quizzes, by id; what is delivered has no scores. */
  readonly quizzes: Map<string, QuizConfig>
  readonly take: (path: string, body: string, components: ReadonlyMap<string, DeliveredComponent>) => { status: number; body: unknown }
}

export function submissions(): Submissions {
  const first = new Map<string, { status: number; body: unknown }>()
  const state: Submissions = {
    arrived: [],
    stored: [],
    counts: {},
    quizzes: new Map(),
    take(path, text, components) {
      const body = JSON.parse(text) as FormSubmission | QuizSubmission
      state.arrived.push(body)
      const key = body.submission_key ?? ''
      const before = first.get(key)
      if (before) return before
      const answer = 'quiz_id' in body ? takeQuiz(state, body) : takeForm(state, body, components)
      if (answer.status !== 200) return answer
      state.stored.push(body)
      first.set(key, answer)
      return answer
    },
  }
  return state
}

const refused = (fields: Record<string, string>) => ({ status: 400, body: { error: { code: 'BAD_REQUEST', message: 'Some fields need another look', fields } } })
const NOT_FOUND = { status: 404, body: { error: { code: 'NOT_FOUND', message: 'Not found' } } }

function takeQuiz({ quizzes }: Submissions, { quiz_id, responses }: QuizSubmission) {
  const quiz = quizzes.get(quiz_id)
  if (!quiz) return NOT_FOUND
  const checked = checkResponses(quiz.questions, responses)
  if (Object.keys(checked.wrong).length) return refused(checked.wrong)
  return { status: 200, body: quizResult(quiz, checked.responses) }
}

function takeForm(state: Submissions, { component_id, data }: FormSubmission, components: ReadonlyMap<string, DeliveredComponent>) {
  const component = components.get(component_id)
  if (!component) return NOT_FOUND
  const form = formOf(component)
  if (form) {
    const { wrong } = checkForm(form.fields, data)
    const fields = Object.fromEntries(Object.entries(wrong).map(([name, { key, limit }]) => [name, formText(form.texts, key, limit)]))
    if (Object.keys(fields).length) return refused(fields)
  }
  if (component.type !== 'poll' || !component.config.showResults) return { status: 200, body: { ok: true } }
  for (const choice of data['choices'] as string[]) state.counts[choice] = (state.counts[choice] ?? 0) + 1
  return { status: 200, body: { ok: true, results: { counts: state.counts, people: Object.values(state.counts).reduce((sum, count) => sum + count, 0) } } }
}

function formOf(component: DeliveredComponent) {
  if (component.type === 'form') return component.config
  if (component.type !== 'modal' && component.type !== 'widget') return null
  return component.config.content.kind === 'form' ? component.config.content.form : null
}
