import type { Answer } from '@inlay/contract/rich-answer'
import { answerBlocks } from '@inlay/contract/rules/answer-blocks'

/** The words of an answer without their looks, a line for each paragraph and each line of a list. */
export function plainAnswer(answer: Answer): string {
  return answerBlocks(answer)
    .flatMap((block) => (block.kind === 'text' ? [block.spans] : block.items))
    .map((spans) => spans.map(({ text }) => text).join(''))
    .join('\n')
}
