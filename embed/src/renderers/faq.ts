import type { VisitorConfigOf } from '@inlay/contract/delivery'
import type { FaqItem } from '@inlay/contract/faq'
import type { AnswerSpan } from '@inlay/contract/rich-answer'
import { answerBlocks } from '@inlay/contract/rules/answer-blocks'
import { safeLink } from '@inlay/contract/rules/safe-link'
import { el } from '../frame/el.ts'
import { iconCss } from '../frame/icon.css.ts'
import { icon } from '../frame/icon.ts'
import type { Renderer } from '../renderer.ts'
import { faqCss } from './faq.css.ts'

const PLUS = 'M5 12h14M12 5v14'

interface Row {
  readonly details: HTMLDetailsElement
  readonly question: HTMLElement
  readonly answer: HTMLElement
  /** The item that it shows, as JSON. */
  said?: string
}

/**
 * Questions that open to their answers. Native details and summary: keyboard, screen reader and find-in-page are the
 * browser's own. The title is an h2, the one level that skips none wherever it stands.
 */
export const faq: Renderer<VisitorConfigOf['faq']> = {
  css: iconCss + faqCss,
  render(frame, config) {
    const document = frame.body.ownerDocument
    const title = el(document, 'h2')
    const list = el(document, 'div', 'list')
    const rows: Row[] = []

    // A click is what a visitor does by mouse, touch or key; a toggle is also what the page or a search does.
    frame.listen(list, 'click auxclick', (event) => {
      const on = (event.target as Element).closest('a,summary')
      const details = on?.parentElement as HTMLDetailsElement | null | undefined
      // The middle button follows a link as well.
      if (on?.localName === 'a') {
        if ((event as MouseEvent).button < 2) frame.emit('click')
      } else if (details && !details.open && event.type === 'click') frame.emit('component_interaction')
    })

    const update = (next: VisitorConfigOf['faq']) => {
      title.textContent = next.title
      title.hidden = !next.title.trim()
      // A row without a question would be a button without a name.
      const items = next.items.filter((item) => item.question.trim())
      for (const row of rows.splice(items.length)) row.details.remove()
      items.forEach((item, index) => fill((rows[index] ||= addRow(document, list)), item))
    }
    frame.body.append(title, list)
    update(config)

    const openAll = (open: boolean) => {
      for (const row of rows) row.details.open = open
    }
    return { update, open: () => openAll(true), close: () => openAll(false) }
  },
}

function addRow(document: Document, list: HTMLElement): Row {
  const details = el(document, 'details')
  const summary = el(document, 'summary')
  const question = el(document, 'span')
  const answer = el(document, 'div', 'answer')
  summary.append(question, icon(document, PLUS))
  details.append(summary, answer)
  list.append(details)
  return { details, question, answer }
}

/** What says the same stays untouched: a hundred rows are costly to lay out, and a visitor may have selected some of them. */
function fill(row: Row, item: FaqItem): void {
  const said = JSON.stringify(item)
  if (row.said === said) return
  row.said = said
  const { question, answer } = row
  const document = answer.ownerDocument
  question.textContent = item.question
  answer.textContent = ''
  for (const block of answerBlocks(item.answer)) {
    if (block.kind === 'text') answer.append(write(el(document, 'p'), block.spans))
    else {
      const list = el(document, block.kind === 'bullets' ? 'ul' : 'ol')
      for (const spans of block.items) list.append(write(el(document, 'li'), spans))
      answer.append(list)
    }
  }
}

/** Words with what is bold, italic or a link in them. */
function write<E extends HTMLElement>(into: E, spans: readonly AnswerSpan[]): E {
  for (const { text, bold, italic, link } of spans) {
    const address = link && safeLink(link)
    let at: HTMLElement = into
    const within = <K extends 'a' | 'b' | 'i'>(tag: K) => {
      const element = el(into.ownerDocument, tag)
      at.append(element)
      at = element
      return element
    }
    if (address) {
      const anchor = within('a')
      anchor.href = address
      anchor.rel = 'noopener'
    }
    if (bold) within('b')
    if (italic) within('i')
    at.append(text)
  }
  return into
}
