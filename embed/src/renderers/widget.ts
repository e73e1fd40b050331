import type { VisitorConfigOf } from '@inlay/contract/delivery'
import { arrange } from '../frame/arrange.ts'
import { buttonCss } from '../frame/button.css.ts'
import { claim } from '../frame/claim.ts'
import { el } from '../frame/el.ts'
import { iconCss } from '../frame/icon.css.ts'
import { icon } from '../frame/icon.ts'
import { overPage } from '../frame/over-page.ts'
import { overCss } from '../frame/over.css.ts'
import { part } from '../frame/part.ts'
import { mount } from '../mount.ts'
import type { WidgetPanel } from '../parts/widget-panel.ts'
import type { Renderer } from '../renderer.ts'
import { widgetCss } from './widget.css.ts'

/** A button at a corner of the window that opens a panel. The panel is loaded when that is near. */
export const widget: Renderer<VisitorConfigOf['widget']> = {
  css: iconCss + buttonCss + overCss + widgetCss,
  render(frame, config) {
    const { body, emit, listen } = frame
    const { ownerDocument } = body
    const corner = el(ownerDocument, 'div')
    const launch = el(ownerDocument, 'button', 'button launch')
    launch.type = 'button'
    launch.setAttribute('aria-haspopup', 'dialog')
    launch.setAttribute('aria-controls', 'panel')
    let panel: WidgetPanel | null = null
    let open = false

    const load = part(frame, async () => {
      const { widgetPanel } = await import('../parts/widget-panel.ts')
      return () => {
        panel = widgetPanel(frame, mount, launch, () => void set(false))
        corner.append(panel.element)
        panel.update(config)
        return panel
      }
    })
    const set = async (wanted: boolean) => {
      if (open === wanted) return
      open = wanted
      const it = await load()
      if (!it) open = false
      // What was wished for meanwhile counts.
      else if (it.show(open)) emit('component_interaction')
      launch.setAttribute('aria-expanded', String(open))
    }
    launch.setAttribute('aria-expanded', 'false')
    listen(launch, 'click', () => void set(!open))
    listen(launch, 'pointerover focus', () => void load().then((it) => it && it.draw()))
    listen(corner, 'keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Escape') void set(false)
    })

    const update = (next: VisitorConfigOf['widget']) => {
      config = next
      const { buttonText, icon: path, title, position } = next
      corner.className = `over corner ${position}`
      launch.textContent = ''
      if (path) launch.append(icon(ownerDocument, path))
      if (buttonText.trim()) launch.append(el(ownerDocument, 'span', '', buttonText))
      if (buttonText.trim()) launch.removeAttribute('aria-label')
      else launch.setAttribute('aria-label', title.trim() || '?')
      arrange(corner, [launch, panel && panel.element])
      if (panel) panel.update(next)
    }
    update(config)
    /** Whether this drawing is the one that shows. */
    let mine = false
    claim(frame, () => {
      mine = true
      body.append(corner)
      overPage(frame, corner)
    })

    return { update, open: () => mine && void set(true), close: () => void set(false) }
  },
}
