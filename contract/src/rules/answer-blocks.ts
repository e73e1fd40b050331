import type { Answer, AnswerBlock } from '../rich-answer.ts'

/** Starts at a newline only, so that ten thousand spaces cost one pass. */
const BLANK_LINE = /\n[^\S\n]*\n/

/** An answer by its paragraphs and lists; plain text by the paragraphs that its blank lines part, none of them empty. */
export function answerBlocks(answer: Answer): readonly AnswerBlock[] {
  if (typeof answer !== 'string') return answer.blocks
  return answer
    .split(BLANK_LINE)
    .filter((text) => text.trim())
    .map((text) => ({ kind: 'text', spans: [{ text: text.trim() }] }))
}
