import type { VisitorConfigOf } from '@inlay/contract/delivery'
import type { Link } from '@inlay/contract/link'
import { safeLink } from '@inlay/contract/rules/safe-link'
import { isTyping } from '../frame/active-element.ts'
import { arrange } from '../frame/arrange.ts'
import { closeButton } from '../frame/close-button.ts'
import { closeCss } from '../frame/close.css.ts'
import { anyOpen, dialog } from '../frame/dialog.ts'
import type { Dialog } from '../frame/dialog.ts'
import { el } from '../frame/el.ts'
import { iconCss } from '../frame/icon.css.ts'
import { countedLink, fillLink } from '../frame/link.ts'
import { nested } from '../frame/nested.ts'
import { secondButtonCss } from '../frame/second-button.css.ts'
import type { mount } from '../mount.ts'
import type { Frame } from '../renderer.ts'
import { modalDialogCss } from './modal-dialog.css.ts'

export interface ModalDialog extends Dialog {
  readonly element: HTMLElement
  update(config: VisitorConfigOf['modal']): void
  /** Draws what is inside. @returns false: that cannot be had */
  draw(): Promise<boolean>
  /** Whether the visitor is free for a dialog that comes by itself: in no field, and with no other modal open. */
  isFree(): boolean
}

/** What a modal opens; loaded when that is near. */
export function modalDialog(frame: Frame, mountInner: typeof mount): ModalDialog {
  const document = frame.body.ownerDocument
  const box = el(document, 'dialog')
  const card = el(document, 'div', 'card')
  const image = el(document, 'img')
  const title = el(document, 'h2')
  const text = el(document, 'p', 'sub')
  const more = el(document, 'div', 'more')
  const inside = nested(frame, mountInner, more)
  const links: HTMLAnchorElement[] = []
  const buttons: HTMLButtonElement[] = []
  let isForm = false
  frame.style(iconCss + closeCss + secondButtonCss + modalDialogCss)
  const { open, close } = dialog(frame, box, card)
  const cross = closeButton(frame, close)
  text.id = 'text'
  box.setAttribute('aria-describedby', 'text')
  box.append(card)
  card.tabIndex = -1
  // With a picture or without.
  frame.listen(image, 'error', () => {
    if (image.parentNode) image.remove()
    // Else the next redrawing would show what is broken.
    image.removeAttribute('src')
  })
  frame.listen(more, 'click', ({ target }) => {
    if (!isForm && target !== more) close()
  })

  /** A link, or without an address a button that only closes. */
  const button = (link: Link, index: number) => {
    const anchor = (links[index] ||= countedLink(frame))
    const plain = (buttons[index] ||= el(document, 'button'))
    const shown = fillLink(anchor, link) ? anchor : plain
    plain.type = 'button'
    plain.textContent = link.text
    shown.className = index ? 'button quiet' : 'button'
    return link.text.trim() && shown
  }

  return {
    element: box,
    open,
    close,
    draw: inside.draw,
    isFree: () => !isTyping(document) && !anyOpen(),
    update({ title: heading, text: words, image: { url, alt }, content, closeLabel }) {
      const address = safeLink(url)
      isForm = content.kind === 'form'
      if (address && image.getAttribute('src') !== address) image.src = address
      image.alt = alt
      title.textContent = heading
      text.textContent = words
      cross.name(closeLabel)
      box.setAttribute('aria-label', heading.trim() || words.trim() || alt)
      inside.want(content.kind === 'form' ? { type: 'form', config: { title: '', subtitle: '', ...content.form } } : null)
      if (content.kind === 'buttons') arrange(more, content.buttons.map(button))
      arrange(card, [cross.button, address && image, heading.trim() && title, words.trim() && text, more])
      if (box.open) void inside.draw()
    },
  }
}
