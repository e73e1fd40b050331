import type { VisitorConfigOf } from '@inlay/contract/delivery'
import { isTyping } from '../frame/active-element.ts'
import { arrange } from '../frame/arrange.ts'
import { closeButton } from '../frame/close-button.ts'
import { closeCss } from '../frame/close.css.ts'
import { el } from '../frame/el.ts'
import { countedLink, fillLink } from '../frame/link.ts'
import { nested } from '../frame/nested.ts'
import type { mount } from '../mount.ts'
import type { Frame } from '../renderer.ts'
import { widgetPanelCss } from './widget-panel.css.ts'

export interface WidgetPanel {
  readonly element: HTMLElement
  update(config: VisitorConfigOf['widget']): void
  /** Draws what is inside. @returns false: that cannot be had */
  draw(): Promise<boolean>
  /** Opens or closes it, with the focus going in and back to the launcher. @returns whether it opened just now */
  show(open: boolean): boolean
}

/** What a widget opens: a dialog that leaves the page free. */
export function widgetPanel(frame: Frame, mountInner: typeof mount, launch: HTMLElement, close: () => void): WidgetPanel {
  const { body, listen, options } = frame
  const { ownerDocument } = body
  const element = el(ownerDocument, 'div', 'panel')
  const head = el(ownerDocument, 'div', 'head')
  const words = el(ownerDocument, 'div')
  const title = el(ownerDocument, 'h2')
  const text = el(ownerDocument, 'p', 'sub')
  const more = el(ownerDocument, 'div', 'more')
  const inside = nested(frame, mountInner, more)
  const cross = closeButton(frame, close)
  const links: HTMLAnchorElement[] = []
  frame.style(closeCss + widgetPanelCss)
  element.id = 'panel'
  element.hidden = true
  element.tabIndex = -1
  element.setAttribute('role', 'dialog')
  head.append(words, cross.button)
  element.append(head, more)

  // What a phone's keyboard takes from the window is taken from the panel: it stays above, whole.
  const viewport = window.visualViewport
  const fit = () => {
    const { height, offsetTop, scale } = viewport!
    // A page that is zoomed into shows as little without a keyboard.
    const keyboard = element.hidden || scale > 1.2 ? 0 : Math.max(0, innerHeight - height - offsetTop)
    body.style.setProperty('--inlay-keyboard', `${keyboard}px`)
  }
  if (viewport && options.origin) listen(viewport, 'resize scroll', fit)

  return {
    element,
    draw: inside.draw,
    show(open) {
      if (element.hidden !== open) return false
      const had = element.contains((element.getRootNode() as ShadowRoot).activeElement)
      element.hidden = !open
      if (open) void inside.draw()
      if (options.origin) {
        // Nobody is torn from a field by what the page opens.
        if (open && !isTyping(ownerDocument)) element.focus({ preventScroll: true })
        if (!open && had) launch.focus({ preventScroll: true })
        if (viewport) fit()
      }
      return open
    },
    update({ title: heading, text: note, content, closeLabel }) {
      title.textContent = heading
      text.textContent = note
      cross.name(closeLabel)
      element.setAttribute('aria-label', heading.trim() || note.trim() || launch.textContent)
      arrange(words, [heading.trim() && title, note.trim() && text])
      const { kind } = content
      inside.want(kind === 'form' ? { type: kind, config: { title: '', subtitle: '', ...content.form } } : kind === 'faq' ? { type: kind, config: { title: '', items: content.items } } : null)
      if (kind === 'links') arrange(more, content.links.map((link, index) => fillLink((links[index] ||= countedLink(frame, 'link')), link) && links[index]))
      if (!element.hidden) void inside.draw()
    },
  }
}
