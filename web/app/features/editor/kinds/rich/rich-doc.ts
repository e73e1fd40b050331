import type { JSONContent } from '@tiptap/core'
import type { Answer, AnswerBlock, AnswerSpan } from '@inlay/contract/rich-answer'
import { answerBlocks } from '@inlay/contract/rules/answer-blocks'

/** An answer as the editor's document. */
export function docOf(answer: Answer): JSONContent {
  const blocks = answerBlocks(answer)
  return { type: 'doc', content: blocks.length ? blocks.map(nodeOf) : [{ type: 'paragraph' }] }
}

/** The editor's document as an answer: as plain text where that says it all, so that what was never formatted stays what it was. */
export function answerOf(doc: JSONContent): Answer {
  // An empty paragraph parts nothing that is not parted already.
  const blocks = (doc.content ?? []).map(blockOf).filter((block) => block.kind !== 'text' || block.spans.length > 0)
  return blocks.every(isPlain) ? blocks.map((block) => (block.kind === 'text' ? block.spans.map(({ text }) => text).join('') : '')).join('\n\n') : { blocks }
}

/** An answer without its words: it stays the same while somebody types. */
export function shapeOf(answer: Answer): string {
  return JSON.stringify(answerBlocks(answer), (key, value: unknown) => (key === 'text' ? '' : value))
}

const nodeOf = (block: AnswerBlock): JSONContent =>
  block.kind === 'text'
    ? paragraph(block.spans)
    : { type: block.kind === 'bullets' ? 'bulletList' : 'orderedList', content: block.items.map((spans) => ({ type: 'listItem', content: [paragraph(spans)] })) }

function paragraph(spans: readonly AnswerSpan[]): JSONContent {
  return { type: 'paragraph', content: spans.flatMap(inlineOf) }
}

function inlineOf({ text, bold, italic, link }: AnswerSpan): JSONContent[] {
  const marks = [
    ...(link ? [{ type: 'link', attrs: { href: link } }] : []),
    ...(bold ? [{ type: 'bold' }] : []),
    ...(italic ? [{ type: 'italic' }] : []),
  ]
  return text.split('\n').flatMap((line, place) => [...(place > 0 ? [{ type: 'hardBreak', marks }] : []), ...(line ? [{ type: 'text', text: line, marks }] : [])])
}

function blockOf({ type, content = [] }: JSONContent): AnswerBlock {
  if (type === 'bulletList' || type === 'orderedList') {
    return { kind: type === 'bulletList' ? 'bullets' : 'numbers', items: content.map((item) => spansOf(item.content?.[0]?.content ?? [])) }
  }
  return { kind: 'text', spans: spansOf(content) }
}

/** Neighbours that look the same are one. */
function spansOf(nodes: readonly JSONContent[]): AnswerSpan[] {
  const spans: AnswerSpan[] = []
  for (const { type, text = '', marks = [] } of nodes) {
    const link = marks.find((mark) => mark.type === 'link')?.attrs?.['href'] as string | undefined
    const span: AnswerSpan = {
      text: type === 'hardBreak' ? '\n' : text,
      ...(marks.some((mark) => mark.type === 'bold') && { bold: true }),
      ...(marks.some((mark) => mark.type === 'italic') && { italic: true }),
      ...(link && { link }),
    }
    const last = spans.at(-1)
    if (last && last.bold === span.bold && last.italic === span.italic && last.link === span.link) spans[spans.length - 1] = { ...last, text: last.text + span.text }
    else spans.push(span)
  }
  return spans
}

/** Text that reads the same once its blank lines have parted it again; spaces at its ends are as good as none. */
function isPlain(block: AnswerBlock): boolean {
  return block.kind === 'text' && block.spans.every(({ text, bold, italic, link }) => !bold && !italic && !link && !/\n[^\S\n]*\n/.test(text))
}
