import type { VisitorConfigOf } from '@inlay/contract/delivery'
import { arrange } from '../frame/arrange.ts'
import { buttonCss } from '../frame/button.css.ts'
import { el } from '../frame/el.ts'
import { countedLink, fillLink } from '../frame/link.ts'
import { secondButtonCss } from '../frame/second-button.css.ts'
import type { Renderer } from '../renderer.ts'
import { ctaCss } from './cta.css.ts'

/** A few words and where to go from them. A button without an address that a visitor may follow is not drawn. */
export const cta: Renderer<VisitorConfigOf['cta']> = {
  css: buttonCss + secondButtonCss + ctaCss,
  render(frame, config) {
    const document = frame.body.ownerDocument
    const box = el(document, 'div', 'cta')
    const words = el(document, 'div', 'words')
    const headline = el(document, 'h2')
    const text = el(document, 'p')
    const actions = el(document, 'div', 'actions')
    const first = countedLink(frame, 'button')
    const second = countedLink(frame, 'button quiet')

    const update = (next: VisitorConfigOf['cta']) => {
      headline.textContent = next.headline
      text.textContent = next.text
      arrange(words, [next.headline.trim() && headline, next.text.trim() && text])
      arrange(actions, [fillLink(first, next.button) && first, fillLink(second, next.secondButton) && second])
      arrange(box, [words.firstChild && words, actions.firstChild && actions])
      arrange(frame.body, [box.firstChild && box])
    }
    update(config)
    return { update }
  },
}
