import * as z from 'zod'
import { URL_MAX } from './link.ts'
import { safeLink } from './rules/safe-link.ts'
import { storableText, text } from './text.ts'

/** Most characters of an answer, its formatting not counted. */
export const ANSWER_MAX = 10_000
const TOO_LONG = `Must be at most ${ANSWER_MAX.toLocaleString('en')} characters`

/** Words that are alike: line breaks in them stay. */
const span = z.object({
  text: text(ANSWER_MAX),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
  /** Where they lead. */
  link: text(URL_MAX).refine((url) => safeLink(url) !== null, 'Must be a web, mail or phone address').optional(),
})
const spans = z.array(span).max(1_000, 'Is formatted in too many places')

/** A paragraph, or a list of single paragraphs. */
const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), spans }),
  z.object({ kind: z.enum(['bullets', 'numbers']), items: z.array(spans).max(500, 'Must have at most 500 lines') }),
])

const richAnswer = z.object({ blocks: z.array(block).max(500, 'Must have at most 500 paragraphs') }).refine(({ blocks }) => lengthOf(blocks) <= ANSWER_MAX, TOO_LONG)

const lengthOf = (blocks: readonly AnswerBlock[]) =>
  blocks
    .flatMap((block) => (block.kind === 'text' ? block.spans : block.items.flat()))
    .reduce((sum, { text }) => sum + text.length, 0)

/** An answer: plain text whose blank lines part paragraphs, or paragraphs and lists with what is bold, italic or a link in them. */
export const answer = z.union([z.string().max(ANSWER_MAX, TOO_LONG).overwrite(storableText), richAnswer], {
  error: ({ input }) => (input === undefined ? 'This is required' : 'Must be text, or paragraphs and lists'),
})

export type AnswerSpan = z.infer<typeof span>
export type AnswerBlock = z.infer<typeof block>
export type RichAnswer = { blocks: AnswerBlock[] }
export type Answer = z.infer<typeof answer>
