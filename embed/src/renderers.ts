import type { Registry } from './renderer.ts'
import { faq } from './renderers/faq.ts'
import { quiz } from './renderers/quiz.ts'

/** Every kind's renderer at once, for previews. Host pages load one chunk per kind instead. */
export const renderers: Registry<'faq' | 'quiz'> = { faq, quiz }
