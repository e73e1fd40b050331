import type { ConfigOf } from '@inlay/contract/component-configs'
import type { ComponentType } from '@inlay/contract/component-types'
import type { DeliveredComponent, EventType } from '@inlay/contract/delivery'

/** How one kind of component is drawn. Touches the DOM only in `render`, so importing one is free of effects. */
export interface Renderer<Config> {
  /** Rules of the kind, scoped by the shadow root they are put into. */
  readonly css: string
  render(frame: Frame, config: Config): Rendering<Config>
}

/** What a renderer is given to draw with. */
export interface Frame {
  /** Empty element inside the shadow root; the renderer fills it and nothing else. */
  readonly body: HTMLElement
  /** Says that the visitor did something worth counting. */
  emit(type: EventType): void
  /** As addEventListener; taken off by itself when the component goes. */
  listen(target: EventTarget, type: string, listener: (event: Event) => void): void
}

export interface Rendering<Config> {
  /** Draws another config over this one and keeps what the visitor did: open answers, focus. */
  update(config: Config): void
  /** What Inlay.open(id) and Inlay.close(id) do, where the kind has something to open. */
  open?(): void
  close?(): void
}

/** A component of one kind as it is delivered. */
export type Delivered<T extends ComponentType> = Extract<DeliveredComponent, { readonly type: T }>

/** A renderer for each of the kinds T. */
export type Registry<T extends ComponentType> = { readonly [K in T]: Renderer<ConfigOf[K]> }
