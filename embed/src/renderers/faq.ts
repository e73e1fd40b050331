import type { VisitorConfigOf } from '@inlay/contract/delivery'
import type { FaqItem } from '@inlay/contract/faq'
import { el } from '../frame/el.ts'
import { iconCss } from '../frame/icon.css.ts'
import { icon } from '../frame/icon.ts'
import type { Renderer } from '../renderer.ts'
import { faqCss } from './faq.css.ts'

const PLUS = 'M5 12h14M12 5v14'

/** Starts at a newline only, so that ten thousand spaces cost one pass. */
const BLANK_LINE = /\n[^\S\n]*\n/

interface Row {
  readonly details: HTMLDetailsElement
  readonly question: HTMLElement
  readonly answer: HTMLElement
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
    frame.listen(list, 'click', (event) => {
      const details = (event.target as Element).closest('summary')?.parentElement as HTMLDetailsElement | null | undefined
      if (details && !details.open) frame.emit('component_interaction')
    })

    const update = (next: VisitorConfigOf['faq']) => {
      title.textContent = next.title
      if (next.title.trim()) frame.body.insertBefore(title, frame.body.firstChild)
      else title.remove()
      // A row without a question would be a button without a name.
      const items = next.items.filter((item) => item.question.trim())
      for (const row of rows.splice(items.length)) row.details.remove()
      items.forEach((item, index) => fill((rows[index] ||= addRow(document, list)), item))
    }
    frame.body.appendChild(list)
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
  const answer = el(document, 'div')
  summary.append(question, icon(document, PLUS))
  details.append(summary, answer)
  list.append(details)
  return { details, question, answer }
}

function fill({ question, answer }: Row, item: FaqItem): void {
  question.textContent = item.question
  answer.textContent = ''
  for (const paragraph of item.answer.split(BLANK_LINE)) {
    if (paragraph.trim()) answer.append(el(answer.ownerDocument, 'p', '', paragraph.trim()))
  }
}
