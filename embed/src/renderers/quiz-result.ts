import { quizText } from '@inlay/contract/rules/quiz-texts'
import type { QuizTexts } from '@inlay/contract/rules/quiz-texts'
import { shownScore } from '@inlay/contract/rules/shown-score'
import type { QuizSubmitted } from '@inlay/contract/submissions'
import { el } from '../frame/el.ts'
import { icon } from '../frame/icon.ts'

const ROUND = 'M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5'

/**
 * Fills `place` with what Inlay answered: the outcome, and the score on a line from 0 to 100 on which the outcome's
 * range is marked, stretched to the score where that lies in a gap between two.
 * @returns what takes the focus
 */
export function quizResult(place: HTMLElement, { score, outcome }: QuizSubmitted, texts: QuizTexts): HTMLElement {
  const document = place.ownerDocument
  const heading = el(document, 'h2', 'head')
  const said = quizText(texts, 'result')
  heading.id = '/'
  heading.tabIndex = -1
  // In the heading, so that who hears it is told what it is.
  if (outcome?.title.trim()) heading.append(el(document, 'small', '', said), outcome.title)
  else heading.textContent = said

  const shown = shownScore(score).toLocaleString()
  const line = el(document, 'div', 'score')
  const badge = el(document, 'div', 'at')
  const label = el(document, 'b')
  const scale = el(document, 'div', 'scale')
  const from = outcome ? Math.min(outcome.minScore, score) : 0
  const to = outcome ? Math.max(outcome.maxScore, score) : score
  line.setAttribute('role', 'img')
  line.setAttribute('aria-label', `${shown} / 100`)
  line.style.setProperty('--inlay-at', String(score))
  label.append(el(document, 'span', '', shown))
  badge.append(label)
  ;[from, to - from, 100 - to].forEach((share, index) => {
    // A range of one point is still to be seen.
    if (share <= 0 && index !== 1) return
    const part = el(document, 'i', index === 1 ? 'on' : '')
    part.style.setProperty('flex-grow', String(share))
    scale.append(part)
  })
  const ends = el(document, 'div', 'meta')
  ends.append(el(document, 'span', '', '0'), el(document, 'span', '', '100'))
  line.append(badge, scale, ends)

  const foot = el(document, 'div', 'foot')
  const again = el(document, 'button', 'button bare')
  again.type = 'button'
  again.id = '/again'
  again.append(icon(document, ROUND), quizText(texts, 'again'))
  foot.append(again)

  place.textContent = ''
  place.append(heading, line)
  if (outcome?.description.trim()) place.append(el(document, 'p', 'sub', outcome.description.trim()))
  place.append(foot)
  return heading
}
