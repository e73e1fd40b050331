import type { Delivered, DeliveredType } from '@inlay/contract/delivery'
import { el } from './frame/el.ts'
import { baseCss } from './frame/base.css.ts'
import { styleWriter } from './frame/style-writer.ts'
import { themeCss } from './frame/theme-css.ts'
import type { MountOptions, Registry } from './renderer.ts'

export interface Mounted<T extends DeliveredType> {
  /** Draws another config of the same kind in place. */
  update(component: Delivered<T>): void
  /** Takes everything out again: nodes, styles, listeners, timers. May be called twice. */
  destroy(): void
  open(): void
  close(): void
}

/**
 * Draws a component into a shadow root on `host`. Needs no network and no page: the script on host pages and the
 * dashboard's previews both call it. Throws when the element cannot carry a shadow root or its styles are refused.
 * @param registry holds a renderer for at least the component's kind
 */
export function mount<T extends DeliveredType>(
  host: HTMLElement,
  component: Delivered<T>,
  registry: Registry<T>,
  options: MountOptions = {},
): Mounted<T> {
  const renderer = registry[component.type]
  // An element keeps its shadow root for life, so a second mount on it finds the first one's.
  const root = host.shadowRoot || host.attachShadow({ mode: 'open' })
  root.textContent = ''
  const write = styleWriter(root, options.nonce)
  let { css } = renderer
  const dress = () => write(baseCss + css + themeCss(frame.component.style))

  const undo: (() => unknown)[] = []
  const body = el(host.ownerDocument, 'div', 'inlay')
  const frame = {
    body,
    component,
    options,
    registry,
    emit: options.emit || (() => {}),
    listen(target: EventTarget, types: string, listener: (event: Event) => void, capture?: boolean) {
      for (const type of types.split(' ')) {
        target.addEventListener(type, listener, capture)
        undo.push(() => target.removeEventListener(type, listener, capture))
      }
    },
    cleanup(step: () => unknown) {
      undo.push(step)
    },
    style(more: string) {
      css += more
      dress()
    },
  }
  dress()
  const rendering = renderer.render(frame, component.config)
  // In one piece, styles first: the host page never shows a half-drawn component.
  root.appendChild(body)

  return {
    update(next) {
      frame.component = next
      dress()
      rendering.update(next.config)
    },
    destroy() {
      for (const step of undo.splice(0)) step()
      if (body.parentNode !== root) return
      // A slot shows again what the owner put between the marker's tags.
      root.textContent = ''
      write('')
      root.appendChild(el(host.ownerDocument, 'slot'))
    },
    open() {
      if (rendering.open) rendering.open()
    },
    close() {
      if (rendering.close) rendering.close()
    },
  }
}
