import type { VisitorConfigOf } from '@inlay/contract/delivery'
import { arrange } from '../frame/arrange.ts'
import { claim } from '../frame/claim.ts'
import { closeButton } from '../frame/close-button.ts'
import { closeCss } from '../frame/close.css.ts'
import { el } from '../frame/el.ts'
import { iconCss } from '../frame/icon.css.ts'
import { countedLink, fillLink } from '../frame/link.ts'
import { recall, remember } from '../frame/memory.ts'
import { overPage } from '../frame/over-page.ts'
import { overCss } from '../frame/over.css.ts'
import type { Renderer } from '../renderer.ts'
import { bannerCss } from './banner.css.ts'

/**
 * A line at an edge of the window, or in the page. Once closed it stays closed for this visitor until another version is
 * published.
 */
export const banner: Renderer<VisitorConfigOf['banner']> = {
  css: iconCss + closeCss + overCss + bannerCss,
  render(frame, config) {
    const { body } = frame
    const document = body.ownerDocument
    const bar = el(document, 'div')
    const text = el(document, 'p')
    const words = el(document, 'span')
    const link = countedLink(frame)
    const space = document.createTextNode(' ')
    text.id = 'text'
    bar.setAttribute('role', 'region')
    bar.setAttribute('aria-labelledby', 'text')
    /** Whether this drawing is the one that shows; what is part of the page always is. */
    let mine = false
    let position = ''

    const version = () => String(frame.component.version)
    const hide = () => {
      arrange(body, [])
      remember(frame, 'localStorage', version())
    }
    const close = closeButton(frame, hide)

    const show = () => {
      if (!mine || bar.parentNode) return
      body.append(bar)
      if (position === 'inline') bar.removeAttribute('popover')
      else overPage(frame, bar)
    }

    const update = (next: VisitorConfigOf['banner']) => {
      const { closeLabel, dismissible } = next
      words.textContent = next.text
      const linked = fillLink(link, next.link)
      arrange(text, [words, linked && space, linked && link])
      close.name(closeLabel)
      arrange(bar, [text, dismissible && close.button])

      const shown = bar.parentNode
      // At another place it enters the top layer, or leaves it, by being put in again.
      if (position !== next.position) arrange(body, [])
      position = next.position
      bar.className = `banner ${position === 'inline' ? '' : `over ${position}`} ${dismissible ? 'closable' : ''}`
      if (shown || recall(frame, 'localStorage') !== version()) show()
    }

    const take = () => {
      mine = true
      update(config)
    }
    if (config.position === 'inline') take()
    else claim(frame, take)

    return {
      update(next) {
        config = next
        update(next)
      },
      open: show,
      close: hide,
    }
  },
}
